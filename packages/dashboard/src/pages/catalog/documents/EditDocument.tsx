import type { DeliverableTemplate, UpdateDeliverableTemplateBody } from '@foyer/sdk'
import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { changedFields } from '../../../parts/changed_fields.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { SideBySide } from '../../../parts/SideBySide.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import { DocumentSample } from './DocumentSample.tsx'
import { DocumentVersions } from './DocumentVersions.tsx'
import { valuesOfDocument } from './document_values.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { insertAt } from './sections.ts'

/** The text of the document, and beside it the document itself with sample answers. */
export function EditDocument({ template }: { template: DeliverableTemplate }) {
  const { deliverableTemplates } = useFoyer()
  const readOnly = useDisabledReason('write') !== null || template.archived
  const { values, base, set, isChanged, keep, undo } = useValues(valuesOfDocument(template))
  const area = useRef<HTMLTextAreaElement>(null)
  const save = useWrite({
    write: (body: UpdateDeliverableTemplateBody, options) =>
      deliverableTemplates.update(template.id, body, options),
    touches: ['deliverable_templates'],
    toldOnPage: true,
    onAnswer: (saved) => keep(valuesOfDocument(saved)),
    onDone: () => notifyDone('Saved. New conversations end with this document.'),
  })
  const errors = useFieldErrors(save.error, values)
  const insert = (inserted: string) => {
    const at = area.current?.selectionEnd ?? values.body.length
    const { text, cursor } = insertAt(values.body, at, inserted)
    set({ body: text })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(cursor, cursor)
    })
  }
  return (
    <SideBySide
      main={
        <Stack gap="lg">
          <Section title="Text">
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                save.send(changedFields(base, values))
              }}
            >
              <Stack>
                {template.archived && (
                  <Notice tone="busy">This document is archived. Restore it to edit it or to use it.</Notice>
                )}
                <TextInput
                  label="Title"
                  description="Shown to visitors."
                  value={values.name}
                  onChange={(event) => set({ name: event.currentTarget.value })}
                  error={errors.name}
                  readOnly={readOnly}
                  required
                />
                {!readOnly && (
                  <Group gap="sm">
                    <InsertMenu agent={values.agents[0]} onInsert={insert} />
                    <Text size="sm" c="dimmed">
                      Foyer replaces {'{{variables}}'} with real values. Sections without a value are left
                      out.
                    </Text>
                  </Group>
                )}
                <Textarea
                  ref={area}
                  label="Document"
                  value={values.body}
                  onChange={(event) => set({ body: event.currentTarget.value })}
                  error={errors.body}
                  autosize
                  minRows={14}
                  readOnly={readOnly}
                  styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
                />
                <AgentsInput
                  description="The agents that may send it at the end of a conversation."
                  value={values.agents}
                  onChange={(agents) => set({ agents })}
                  error={errors.agents}
                  readOnly={readOnly}
                />
                <FormError error={save.error} fields={['name', 'body', 'agents']} />
                <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
              </Stack>
            </form>
          </Section>
          <DocumentVersions
            template={template}
            readOnly={readOnly}
            onChoose={({ name, body, format }) => set({ name, body, format })}
          />
        </Stack>
      }
      aside={<DocumentSample id={template.id} values={values} />}
      asideLabel="Preview"
    />
  )
}
