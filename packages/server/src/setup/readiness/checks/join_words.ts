const and = new Intl.ListFormat('en', { type: 'conjunction' })

export const joinWithAnd = (words: readonly string[]): string => and.format(words)
