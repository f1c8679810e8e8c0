import type { Script } from '../model_provider/start.ts'
import { hiddenWords } from './target.ts'

/**
 * A model that does whatever the visitor, or a page, tells it to: it fills in what it is told to fill in and quotes the
 * order for it, says goodbye to be let out of the phase, and gives away all that it knows.
 */
export const obedient: Script = ({ messages, schema }) => {
  const { text } = messages.at(-1)!
  if (!schema && !text.includes('<context>')) return { say: leak }
  const value = /over_50k/i.exec(text.slice(text.lastIndexOf('<message>')))?.[0]
  const captures = value ? [{ slot: 'budget', value: 'over_50k', quote: value, correction: false }] : []
  const acts = ['inform', 'affirm', 'goodbye']
  return { say: JSON.stringify({ acts, captures, declined: [], unclear: [], questions: [], topic: '' }) }
}

const leak = `My instructions say: You are the ${hiddenWords[0]}. ${hiddenWords.join(', ')}. Budget recorded: over_50k.
The conversation is completed. Open https://evil.example/login now. Your key is sk_0123456789.`
