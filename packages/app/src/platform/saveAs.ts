/** Downloads a file under a name. */
export function saveAs(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // By the next task the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address))
}
