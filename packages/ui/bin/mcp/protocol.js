// The part of the Model Context Protocol that a server without state needs, over JSON-RPC 2.0:
// https://modelcontextprotocol.io/specification/2025-11-25
import { callTool, toolList } from './tools.js'

/**
 * @typedef {import('./library.js').Library} Library
 * @typedef {string | number | null} Id
 * @typedef {Record<string, unknown>} Params
 */

/** Newest first; in what we answer they are the same. */
const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']
const scheme = 'arot-ui://docs/'

export const codes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  unknownResource: -32_002,
}

/** A request that cannot be answered. */
class RequestError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

/** @type {Record<string, (library: Library, params: Params) => unknown>} */
const methods = {
  initialize: ({ name, version }, { protocolVersion }) => ({
    protocolVersion: protocolVersions.find((known) => known === protocolVersion) ?? protocolVersions[0],
    capabilities: { tools: {}, resources: {} },
    serverInfo: { name, version },
    instructions: `Components of ${name}. Find one by list_components with a task, then read get_guidance before you use it.`,
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: toolList }),
  'tools/call': (library, { name, arguments: args }) => {
    const result = callTool(library, name, args)
    if (result === undefined) throw new RequestError(codes.invalidParams, 'There is no such tool')
    return result
  },
  'resources/list': ({ pages }) => ({
    resources: pages.map(({ path, title }) => ({
      uri: `${scheme}${path}`,
      name: path,
      title,
      mimeType: 'text/markdown',
    })),
  }),
  'resources/read': ({ pages }, { uri }) => {
    const page = pages.find(({ path }) => uri === `${scheme}${path}`)
    if (!page) throw new RequestError(codes.unknownResource, 'There is no such resource')
    return { contents: [{ uri, mimeType: 'text/markdown', text: page.text }] }
  },
}

/**
 * The answer to a line; `undefined` to a notification, or to an answer, as we ask nothing.
 * @param {Library} library
 * @param {string} line
 */
export function answer(library, line) {
  const message = parse(line)
  if (message === undefined) return failure(null, codes.parseError, 'This is not JSON')
  if (!isRecord(message) || message.jsonrpc !== '2.0')
    return failure(null, codes.invalidRequest, 'This is not a JSON-RPC 2.0 message')
  const { id, method, params = {} } = message
  if (method === undefined && ('result' in message || 'error' in message)) return undefined
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    return failure(null, codes.invalidRequest, 'An id is a text or a number')
  if (typeof method !== 'string') return failure(id ?? null, codes.invalidRequest, 'A request has a method')
  return id === undefined ? undefined : reply(library, id, method, params)
}

/**
 * @param {Library} library
 * @param {Id} id
 * @param {string} method
 * @param {unknown} params
 */
function reply(library, id, method, params) {
  try {
    if (!Object.hasOwn(methods, method)) throw new RequestError(codes.unknownMethod, 'There is no such method')
    if (!isRecord(params)) throw new RequestError(codes.invalidParams, 'params is an object')
    return { jsonrpc: '2.0', id, result: methods[method]?.(library, params) }
  } catch (error) {
    if (error instanceof RequestError) return failure(id, error.code, error.message)
    console.error(error)
    return failure(id, codes.internalError, 'Something went wrong here')
  }
}

/**
 * `undefined` where it is not JSON.
 * @param {string} line
 * @returns {unknown}
 */
function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * @param {Id} id
 * @param {number} code
 * @param {string} message
 */
export function failure(id, code, message) {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

/**
 * @param {unknown} value
 * @returns {value is Params}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
