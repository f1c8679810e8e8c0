/** "Just want the price for a cat". */
export const asksToKnow = (message: string): boolean =>
  /^(?:(?:i|we|no|ok|sorry|just|only|ich|wir|nein|nur) )*(?:want(?:ed)?|need(?:ed)?|wollte|will|m(?:ö|oe)chte|brauche?)(?: (?:to|just|only|nur|know|have))* (?:the|your|a|den|die|das|einen|eure[nr]?|ihre[nr]?) (?:\S+ )?(?:prices?|costs?|fees?|hours|times?|dates?|address|preise?|kosten|zeiten|uhrzeit|(?:ö|oe)ffnungszeiten|adresse)\b/i.test(
    message.trim(),
  )
