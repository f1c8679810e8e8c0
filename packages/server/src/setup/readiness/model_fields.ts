import type { AgentDefinition, FlowDefinition } from '@foyer/engine'

/**
 * What the owner has written and only a model can follow. What the agent was created with does not count: nobody
 * expects anything of words they did not write.
 */
export function fieldsForModel(
  { flow, prompts, identity, voice, services }: AgentDefinition,
  first: FlowDefinition,
): string[] {
  const isEdited = (field: 'objective' | 'exit_criteria') =>
    flow.phases.some(({ id, archived, [field]: written }) => {
      const seeded = first.phases.find((phase) => phase.id === id)?.[field] ?? ''
      return !archived && written.trim() !== '' && written !== seeded
    })
  const written = {
    prompts: Object.values(prompts).some(({ version }) => version > 1),
    objective: isEdited('objective'),
    exit_criteria: isEdited('exit_criteria'),
    bio: Boolean(identity?.bio?.trim()),
    tone_rules: (voice?.tone_rules ?? []).length > 0,
    positioning: services.some(({ positioning }) => positioning?.trim()),
    guidelines: services.some(({ guidelines }) => guidelines?.trim()),
  }
  return Object.entries(written).flatMap(([field, isWritten]) => (isWritten ? [field] : []))
}
