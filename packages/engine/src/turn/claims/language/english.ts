import type { ClaimWords } from './claim_words.ts'
export const english: ClaimWords = {
  without: String.raw`\b(?:not|no|never|none|nothing|nobody|closed|except|without|neither|nor|isn't|aren't|don't|doesn't|can't|cannot|won't|hasn't|haven't|wasn't)\b|n['’]t\b`,
  monthEnd: 'end of (?:the|this|next|each|every) month',
  onTop: String.raw`\b(?:vat|tax|taxes|gross|net|surcharge|increase|on top|tip|more|plus)\b`,
}
