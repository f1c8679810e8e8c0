import type { SlotDefinition } from '../flow/definition.ts'
import { cueOf } from './cues/cue_of.ts'
import type { ParsedMessage } from './parsed_message.ts'
import { tokenRun } from './sentences/sentences.ts'

/** Whether somebody comes with something else than customers do: they look for work, sell something, ask for an interview. */
export function isOutsider({ input, data, tokens, slots, pack }: ParsedMessage): boolean {
  return (
    tokens.length > 0 &&
    pack.acts.outside.test(tokenRun(tokens).plain) &&
    cueOf(input.message, data.cues()) === 'outsider' &&
    !slots.some(({ slot }) => asksForApplication(slot))
  )
}

const asksForApplication = ({ key, title }: SlotDefinition): boolean =>
  /applica|candidate|vacanc|position|résumé|resume|\bcv\b|bewerb|stelle|lebenslauf/i.test(
    `${key.replaceAll('_', ' ')} ${title ?? ''}`,
  )
