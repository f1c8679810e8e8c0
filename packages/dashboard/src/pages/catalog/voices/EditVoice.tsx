import type { UpdateVoiceProfileBody, VoiceProfile } from '@foyer/sdk'
import { Stack } from '@mantine/core'
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
import { FactsSection } from '../facts/FactsSection.tsx'
import { VoiceFields, voiceFields } from './VoiceFields.tsx'
import { VoiceSamples } from './VoiceSamples.tsx'
import { bodyOfVoice, valuesOfVoice, wordingOf } from './voice_values.ts'

/** The form, and beside it what an agent says before and after. */
export function EditVoice({ voice }: { voice: VoiceProfile }) {
  const { voiceProfiles } = useFoyer()
  const readOnly = useDisabledReason('write') !== null || voice.archived
  const { values, base, set, isChanged, keep, undo } = useValues(valuesOfVoice(voice))
  const save = useWrite({
    write: (body: UpdateVoiceProfileBody, options) => voiceProfiles.update(voice.id, body, options),
    touches: ['voice_profiles', 'agents'],
    toldOnPage: true,
    onAnswer: (saved) => keep(valuesOfVoice(saved)),
    onDone: () => notifyDone('Saved. New conversations use it.'),
  })
  const errors = useFieldErrors(save.error, values)
  return (
    <SideBySide
      main={
        <Section title="Details">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save.send(changedFields(bodyOfVoice(base), bodyOfVoice(values)))
            }}
          >
            <Stack>
              {voice.archived && (
                <Notice tone="busy">This voice is archived. Restore it to edit it or to use it.</Notice>
              )}
              <VoiceFields values={values} set={set} errors={errors} readOnly={readOnly} />
              <FormError error={save.error} fields={voiceFields} />
              <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
            </Stack>
          </form>
        </Section>
      }
      aside={
        <Stack gap="lg">
          <VoiceSamples id={voice.id} agents={values.agents} wording={wordingOf(values)} />
          <FactsSection kind="voice" id={voice.id} />
        </Stack>
      }
      asideLabel="Sample replies"
    />
  )
}
