import type { Agent, AgentAppearance, Identity } from '@foyer/sdk'
import {
  bodyOfIdentityWords,
  type IdentityWords,
  wordsOfIdentity,
} from '../../../identity/identity_values.ts'
import { type LookValues, lookChanges, lookValues } from './look_values.ts'

/** Under which identity the agent appears: one that there is, a new one, or none. */
export type IdentityChoice = number | 'new' | 'none'

/** Everything that the page edits. */
export interface EditedAppearance {
  choice: IdentityChoice
  identity: IdentityWords
  look: LookValues
}

export interface SavedAppearance {
  agent: Agent
  appearance: AgentAppearance
  identities: Identity[]
}

export const editedAppearance = ({ agent, appearance, identities }: SavedAppearance): EditedAppearance => ({
  choice: agent.identity_id ?? 'none',
  identity: identityOf(agent.identity_id ?? 'none', { agent, identities }),
  look: lookValues(appearance),
})

export function identityOf(
  choice: IdentityChoice,
  { agent, identities }: Pick<SavedAppearance, 'agent' | 'identities'>,
): IdentityWords {
  const chosen = identities.find(({ id }) => id === choice)
  return wordsOfIdentity(chosen ?? { display_name: agent.name })
}

/** What saving would change; a part that would change nothing is left alone. */
export function unsavedParts(edited: EditedAppearance, saved: SavedAppearance) {
  const { languages } = saved.agent
  const before = editedAppearance(saved)
  const kept = identityOf(edited.choice, saved)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return {
    choice: edited.choice !== before.choice,
    identity:
      edited.choice === 'new' ||
      (edited.choice !== 'none' && !isSame(bodyOfIdentityWords(edited.identity), bodyOfIdentityWords(kept))),
    look: !isSame(lookChanges(edited.look, languages), lookChanges(before.look, languages)),
  }
}
