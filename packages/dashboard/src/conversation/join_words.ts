const and = new Intl.ListFormat('en', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

export const joinWithAnd = (words: string[]) => and.format(words)
export const joinWithOr = (words: string[]) => or.format(words)
