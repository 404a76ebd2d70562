import { errorStatus } from '@arot/contract'
import type { openApi } from './document.ts'

type Document = ReturnType<typeof openApi>
type Operation = {
  summary: string
  security?: unknown
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h2 { margin-top: 2.5rem; font-size: 1.1rem; font-family: ui-monospace, monospace }
h2 b { display: inline-block; min-width: 4.5rem }
pre { overflow: auto; padding: .75rem; border: 1px solid #8885; border-radius: .5rem; font-size: .8rem }
table { border-collapse: collapse } td, th { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top }
`

/** Renders the description for people: one page without scripts or foreign files. */
export function docsPage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => callSection(method.toUpperCase(), path, one as Operation)),
  )
  const errors = Object.entries(errorStatus).map(
    ([code, status]) => `<tr id="error-${code}"><td><code>${code}</code></td><td>${status}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${plain(document.info.title)} calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${pageStyle}</style></head><body>
<h1>${plain(document.info.title)}: the calls</h1>
<p>${plain(document.info.description)} Also as <a href="openapi.json">OpenAPI 3.1</a>. Errors are
<code>application/problem+json</code> with <code>code</code>, <code>detail</code> and <code>details</code>.</p>
${calls.join('\n')}
<h1>Error codes</h1><table><tr><th>Code</th><th>Status</th></tr>${errors.join('')}</table></body></html>`
}

function callSection(
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
) {
  const body = requestBody?.content['application/json']
  return `<section><h2><b>${method}</b> ${plain(path)}</h2>
<p>${plain(summary)}${security ? ' <em>Needs an ID token.</em>' : ''}</p>
${parameters.length ? `<table>${parameters.map(parameterRow).join('')}</table>` : ''}
${body ? `<p>Body</p>${schemaBlock(body.schema)}` : ''}
${Object.entries(responses).map(responseBlock).join('')}</section>`
}

function parameterRow({ name, in: place, required, schema }: Operation['parameters'][number]) {
  return `<tr><td><code>${plain(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${plain(JSON.stringify(schema))}</code></td></tr>`
}

function responseBlock([status, { description, content }]: [string, Operation['responses'][string]]) {
  const answer = content?.['application/json']
  return `<p><b>${status}</b> ${plain(description)}</p>${answer ? schemaBlock(answer.schema) : ''}`
}

const schemaBlock = (schema: unknown) => `<pre>${plain(JSON.stringify(schema, null, 2))}</pre>`

function plain(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
