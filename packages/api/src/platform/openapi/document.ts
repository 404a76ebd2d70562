import { errorStatus } from '@arot/contract'
import { problemAnswer } from '@arot/contract/http/schema'
import type { RouteOptions } from 'fastify'
import type * as v from 'valibot'
import { type About, isOfSession, jsonSchema, takesKey } from '../http/call.ts'

export type DescribedCall = { method: string; path: string; about: About; schema: RouteOptions['schema'] }

type Description = Record<string, unknown>

/** Describes the calls in OpenAPI 3.1, from the schemas that validate them. */
export function openApi(calls: DescribedCall[], publicUrl: string) {
  const paths: Record<string, Description> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Arot', version: '1.0.0', description: 'The wholesale marketplace’s calls.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemAnswer) },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
  }
}

function operation({ method, path, about, schema }: DescribedCall): Description {
  const { params, querystring, body } = (schema ?? {}) as Partial<Record<string, v.GenericSchema>>
  const status = about.status ?? 200
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(.)?/gi, (_, next = '') => next.toUpperCase())}`,
    summary: about.summary,
    tags: [about.access === 'operation' ? 'operation' : (path.split('/')[1] ?? '')],
    ...(isOfSession(about) && { security: [{ idToken: [] }] }),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', querystring),
      ...(takesKey(method, about) ? [keyParameter] : []),
    ],
    ...(about.takes && { requestBody: { required: true, content: { [about.takes]: {} } } }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(about.answer && { content: { 'application/json': { schema: jsonSchema(about.answer) } } }),
      },
      ...problemAnswers(method, about),
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names one intention. The call has one effect for each key, and repeats its answer for 24 hours. The same key with another request is `key_reused`.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
}

function parameters(place: 'path' | 'query', schema: v.GenericSchema | undefined): Description[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: Description; required?: string[] }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }))
}

/** A call's own problems and those of every call, by status. */
function problemAnswers(method: string, about: About) {
  const { access, problems = [] } = about
  const session = isOfSession(about) ? (['unauthorized'] as const) : []
  const key = takesKey(method, about) ? (['invalid', 'key_reused'] as const) : []
  const own = [...session, ...(access === 'operator' ? (['forbidden'] as const) : []), ...problems, ...key]
  const codes = [...own, 'too_many', 'unavailable'] as const
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}
