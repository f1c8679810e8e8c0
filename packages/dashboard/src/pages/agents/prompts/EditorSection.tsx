import type { Agent, PromptTemplate } from '@foyer/sdk'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { promptWords } from '../../../parts/prompt_kinds.ts'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { versionWords } from './prompt_words.ts'
import { useExperiments, usePromptReferences } from './use_prompts.ts'
import { VersionActions } from './VersionActions.tsx'

const route = getRouteApi('/o/$org/agents/$slug/prompts')
const PromptEditor = lazy(() => import('./PromptEditor.tsx').then((file) => ({ default: file.PromptEditor })))

interface EditorSectionProps {
  agent: Agent
  version: PromptTemplate
  versions: PromptTemplate[]
  text: string
  onChange: (text: string) => void
  warnings: readonly string[]
}

/** A version never changes: what is written here becomes the next one. */
export function EditorSection({ agent, version, versions, text, onChange, warnings }: EditorSectionProps) {
  const foyer = useFoyer()
  const navigate = route.useNavigate()
  const readOnly = useDisabledReason('write') !== null || agent.archived
  const references = usePromptReferences(agent.slug, version.kind)
  const experiments = useExperiments(agent.slug).data ?? []
  const isLeaving = useRef(false)
  const isDirty = text !== version.body
  const save = useWrite({
    write: (body: string, options) =>
      foyer.promptTemplates.create(agent.slug, { kind: version.kind, body }, options),
    touches: ['prompt_templates'],
    toldOnPage: true,
    onDone: async (created) => {
      isLeaving.current = true
      notifyDone(`Version ${created.version} is active.`)
      await navigate({ search: { kind: version.kind, version: String(created.id) }, resetScroll: false })
    },
  })
  /** Comparing with another version leaves the text where it is. */
  const isHere = ({ pathname, search }: { pathname: string; search: unknown }) =>
    pathname.endsWith(`/agents/${agent.slug}/prompts`) && Object(search).version === String(version.id)
  return (
    <Section
      title={`${promptWords[version.kind].label}, version ${version.version}`}
      description={versionWords(version, experiments, versions)}
      actions={!isDirty && <VersionActions agent={agent} version={version} />}
    >
      <UnsavedChanges isDirty={() => isDirty && !isLeaving.current} allows={isHere} />
      <Stack>
        <Suspense fallback={<Skeleton height={240} aria-busy />}>
          <PromptEditor
            label={`Text of version ${version.version}`}
            value={text}
            onChange={onChange}
            readOnly={readOnly}
            references={references.data ?? []}
            warnings={warnings}
          />
        </Suspense>
        {warnings.length > 0 && (
          <Notice tone="warn">
            {warnings.map((warning) => (
              <div key={warning}>{warning}</div>
            ))}
          </Notice>
        )}
        <FormError error={save.error} />
        {isDirty ? (
          <Group gap="xs">
            <WriteButton
              loading={save.isPending}
              disabled={text.trim() === ''}
              onClick={() => save.send(text)}
            >
              Save and activate
            </WriteButton>
            <Button variant="default" onClick={() => onChange(version.body)}>
              Discard changes
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Section>
  )
}
