/** The other names of a page's subject, from its line “Also called: …”. Empty if it has none. */
export const aliasesOf = (page: string) => /^Also called: (.+?)\.$/ms.exec(page)?.[1] ?? ''
