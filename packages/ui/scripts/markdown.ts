// Helpers that write Markdown.

export function table(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function code(text: string) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

export function fence(source: string, language = 'tsx') {
  return `\`\`\`${language}\n${source.trim()}\n\`\`\``
}

/** Paragraphs with an empty line between them. Empty ones are left out. */
export function paragraphs(...texts: string[]) {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

function cell(text: string) {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<!\\)\|/g, '\\|')
}
