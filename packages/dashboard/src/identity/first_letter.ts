/** What visitors see of an identity that has no picture. */
export const firstLetter = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
