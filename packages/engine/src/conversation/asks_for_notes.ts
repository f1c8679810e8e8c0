/** "Did you get my number?", "What does it say under name?": asks what was noted, which no page knows. */
export const asksForNotes = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

const patterns = [
  /\b(?:did|have|do) (?:you|u) (?:get|got|have|note|noted|write|written|save|saved|catch)\b.*\b(?:my|that|everything|all of (?:it|that)|it down)\b/i,
  /\bis (?:that|everything|all of (?:it|that)) (?:noted|written down)\b/i,
  /\bwhat (?:did|have) (?:you|u) (?:(?:note|put|take|taken|write|written)(?: down)|noted?|written|saved?)\b/i,
  /\bwhat (?:do|have) (?:you|u) (?:have|got) (?:down|noted|written|saved)\b/i,
  /\bwhat(?:['’]?s| is| was) (?:noted|written|put|taken)(?: down)?(?! on)\b/i,
  /\bwhat does it say (?:now )?(?:for|under|at|as) (?:my |the )?\p{L}+(?: now)?\P{L}*$/iu,
  /(?<!\p{L})(?:haben sie|hast du|habt ihr|hat er|ist|sind)(?!\p{L}).*(?<!\p{L})(?:notiert|aufgeschrieben|vermerkt|mitgeschrieben|gespeichert|mitbekommen)(?!\p{L})/iu,
  /(?<!\p{L})was (?:wurde|ist|hast du|haben sie|habt ihr)(?: \p{L}+){0,3} eingetragen(?!\p{L})/iu,
  /(?<!\p{L})was steht (?:(?:da|jetzt|nun|denn|aktuell) )*(?:bei|unter|als|beim) (?:(?:mein|de)\p{L}+ )?\p{L}+(?: (?:da|jetzt|nun|drin))*\P{L}*$/iu,
]
