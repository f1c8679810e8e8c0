import type { AgentVoice } from '../flow/agent_definition.ts'
import type { WordingPack } from './language/pack.ts'

const informal = /(?<!\p{L})(informal\w*|informell\w*|casual\w*|du|duzen|locker\w*)(?!\p{L})/iu
const formal = /(?<!\p{L})(formal\w*|formell\w*|förmlich\w*|sie|siezen|polite\w*|höflich\w*)(?!\p{L})/iu
/** "not formal", "no du". */
const negated =
  /(?<!\p{L})(?:not|no|never|nicht|kein|keine|nie|without|ohne)\s+(?:too\s+|zu\s+|the\s+|das\s+)?$/iu

/** Free text of the owner. Whichever is named first decides; the language does where neither is. */
export function isFormal(voice: Pick<AgentVoice, 'formality'> | null, pack: WordingPack): boolean {
  const wish = voice?.formality ?? ''
  const named = [
    { at: placeOf(informal, wish), formal: false },
    { at: placeOf(formal, wish), formal: true },
  ].filter(({ at }) => at >= 0)
  const [first] = named.sort((one, other) => one.at - other.at)
  if (!first) return pack.formal
  return negated.test(wish.slice(0, first.at)) ? !first.formal : first.formal
}

const placeOf = (pattern: RegExp, text: string) => pattern.exec(text)?.index ?? -1
