/** Files on their way to the server: what is accepted, told before anything is sent. */

const MiB = 1024 * 1024
/** A body may have 32 MiB, and a file travels in it a third longer than it is. */
export const mostFileBytes = 24 * MiB - 64 * 1024

/** A large file may take a while on its way. */
export const uploadSeconds = 600

export const readableKinds =
  'PDF, Word (.docx), web page (.html), Markdown, text and CSV files, up to 24 MB each.'
export const readableEndings = '.pdf,.docx,.html,.htm,.md,.markdown,.txt,.text,.csv'

export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < MiB) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / MiB).toFixed(1)} MB`
}

/** Why a file need not be sent; undefined when it may be. The rest is decided by whoever reads it. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (size === 0) return `${name} is empty.`
  if (size > mostFileBytes)
    return `${name} is ${sizeWords(size)}. Files can be up to 24 MB: split it, or remove its images.`
  return undefined
}

export const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
