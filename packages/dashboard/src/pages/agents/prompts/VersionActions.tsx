import type { Agent, PromptTemplate } from '@foyer/sdk'
import { Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyArchived, notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** What can be done with a version that is not the active one. Each can be undone. */
export function VersionActions({ agent, version }: { agent: Agent; version: PromptTemplate }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { slug } = agent
  const { id } = version
  const name = `Version ${version.version}`
  const refresh = () => client.invalidateQueries({ queryKey: ['prompt_templates', slug] })
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: notifyFailed,
    onSettled: refresh,
  })
  if (version.active || agent.archived) return null
  const button = { size: 'xs', disabled: act.isPending } as const
  if (version.archived)
    return (
      <WriteButton
        {...button}
        variant="default"
        onClick={() => act.mutate(() => foyer.promptTemplates.restore(slug, id))}
      >
        Restore
      </WriteButton>
    )
  const activate = async () => {
    await foyer.promptTemplates.activate(slug, id)
    notifyDone(`${name} is active.`)
  }
  const archive = async () => {
    await foyer.promptTemplates.archive(slug, id)
    notifyArchived(name, () => foyer.promptTemplates.restore(slug, id).then(refresh))
  }
  return (
    <Group gap="xs">
      <WriteButton {...button} onClick={() => act.mutate(activate)}>
        Activate
      </WriteButton>
      <WriteButton {...button} variant="default" onClick={() => act.mutate(archive)}>
        Archive
      </WriteButton>
    </Group>
  )
}
