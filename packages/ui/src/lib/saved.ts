type Told = { title: string; text?: string | undefined }

/** What is wrong with what was sent, in the host's words or, where it fails with none, in ours. */
export async function saved<Errors extends { form?: Told | undefined }>(
  // A function that gives nothing is `void` for the compiler, and an async one promises it.
  // biome-ignore lint/suspicious/noConfusingVoidType: as above
  send: () => Promise<Errors | null | undefined | void>,
  failed: { title: string; text: string },
): Promise<Errors | { form?: Told | undefined }> {
  try {
    return (await send()) ?? {}
  } catch (error) {
    const hasWords = error instanceof Error && error.message !== ''
    return { form: hasWords ? { ...failed, text: error.message } : failed }
  }
}
