const call =
  /\b(?:call|ring|phone|telephone)\b|anruf|zur(?:ü|ue)ckruf|r(?:ü|ue)ckruf|\bruf(?:e|en|t)?\b|telefon/i

/** Whether who wants a person, or gives a number, would like to be called. */
export const asksForCall = (text: string): boolean => call.test(text)
