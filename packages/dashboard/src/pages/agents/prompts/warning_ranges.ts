/** Where a warning applies in the text, so that it can be marked there. */
export interface WarningRange {
  from: number
  to: number
  message: string
}

/** A warning names its reference in braces first; it is marked wherever it stands. */
export function warningRanges(text: string, warnings: readonly string[]): WarningRange[] {
  return warnings.flatMap((message) => {
    const [, name] = /\{\{\s*([^{}]+?)\s*\}\}/.exec(message) ?? []
    if (name === undefined) return []
    return [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)]
      .filter(([, found]) => found === name)
      .map((match) => ({ from: match.index, to: match.index + match[0].length, message }))
  })
}

/** What is being written at the end of this text between braces; null where no reference is. */
export function referenceBeingWritten(before: string): string | null {
  return /\{\{\s*([\w.]*)$/.exec(before)?.[1] ?? null
}
