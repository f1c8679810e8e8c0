import type { Agent, Foyer } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { bodyOfIdentityWords } from '../../../identity/identity_values.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { agentKey } from '../use_agent.ts'
import {
  type EditedAppearance,
  type IdentityChoice,
  type SavedAppearance,
  unsavedParts,
} from './edited_appearance.ts'
import { lookChanges } from './look_values.ts'
import { appearanceKey } from './use_appearance.ts'

/** Saves what has changed: the identity first, since a new one is then the agent's even if the rest is refused. */
export function useSaveAppearance(saved: SavedAppearance, onIdentity: (choice: IdentityChoice) => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { agent } = saved
  return useFormMutation({
    send: async (edited: EditedAppearance, options) => {
      const parts = unsavedParts(edited, saved)
      if (parts.choice || parts.identity) {
        const worn = await saveIdentity(foyer, agent, edited, parts, options)
        client.setQueryData(agentKey(agent.slug), worn)
        await client.invalidateQueries({ queryKey: ['identities'] })
        onIdentity(worn.identity_id ?? 'none')
      }
      if (!parts.look) return
      const appearance = await foyer.appearance.update(agent.slug, lookChanges(edited.look, agent.languages))
      client.setQueryData(appearanceKey(agent.slug), appearance)
    },
    onDone: () => notifyDone('Saved. Visitors see it when they reload the page.'),
  })
}

async function saveIdentity(
  foyer: Foyer,
  { slug }: Agent,
  { choice, identity }: EditedAppearance,
  parts: { choice: boolean; identity: boolean },
  options: { idempotencyKey: string },
): Promise<Agent> {
  if (choice === 'new')
    await foyer.identities.create({ ...bodyOfIdentityWords(identity), agents: [slug] }, options)
  else if (choice !== 'none' && parts.identity)
    await foyer.identities.update(choice, bodyOfIdentityWords(identity))
  if (parts.choice && choice !== 'new')
    return foyer.agents.update(slug, { identity_id: choice === 'none' ? null : choice })
  return foyer.agents.get(slug)
}
