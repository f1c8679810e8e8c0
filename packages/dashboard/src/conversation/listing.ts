const and = new Intl.ListFormat('en', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

export const joinedByAnd = (words: string[]) => and.format(words)
export const joinedByOr = (words: string[]) => or.format(words)
