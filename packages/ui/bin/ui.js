#!/usr/bin/env node
// The library's own command: `npx @arot/ui mcp`.
const usage = `ui mcp: answers an agent's questions about this library, over MCP on standard input and output

Where an MCP client is configured: { "command": "npx", "args": ["@arot/ui", "mcp"] }`

const [command, ...rest] = process.argv.slice(2)

if (command === 'mcp' && rest.length === 0) {
  const { serve } = await import('./mcp/stdio.js')
  await serve()
} else {
  const isAsked = command === '--help' || command === 'help'
  if (isAsked) console.log(usage)
  else console.error(usage)
  process.exitCode = isAsked ? 0 : 2
}
