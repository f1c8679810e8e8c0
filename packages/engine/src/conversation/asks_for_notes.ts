/** "Did you get my number?": asks what was noted, which no page knows. */
export const asksForNotes = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

const patterns = [
  /\b(?:did|have|do) (?:you|u) (?:get|got|have|note|noted|write|written|save|saved|catch)\b.*\b(?:my|that|everything|all of (?:it|that)|it down)\b/i,
  /\bis (?:that|everything|all of (?:it|that)) (?:noted|written down)\b/i,
  /(?<!\p{L})(?:haben sie|hast du|habt ihr|hat er|ist|sind)(?!\p{L}).*(?<!\p{L})(?:notiert|aufgeschrieben|vermerkt|mitgeschrieben|gespeichert|mitbekommen)(?!\p{L})/iu,
]
