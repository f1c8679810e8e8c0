import { Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, useMemo, useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { bodyOfIdentityWords } from '../../../identity/identity_values.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { languageName } from '../../../parts/languages.ts'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import classes from './AppearanceEditor.module.css'
import { editedAppearance, type SavedAppearance, unsavedParts } from './edited_appearance.ts'
import { IdentitySection } from './IdentitySection.tsx'
import { LookSections } from './LookSections.tsx'
import { lookChanges } from './look_values.ts'
import { Preview } from './Preview.tsx'
import { previewedAgent } from './previewed_agent.ts'
import { shownFields } from './shown_fields.ts'
import { useColours } from './use_appearance.ts'
import { useSaveAppearance } from './use_save_appearance.ts'

export function AppearanceEditor(saved: SavedAppearance) {
  const { agent } = saved
  const { languages } = agent
  const [edited, setEdited] = useState(() => editedAppearance(saved))
  const [chosen, setLocale] = useState(languages[0] ?? 'en')
  const locale = languages.includes(chosen) ? chosen : (languages[0] ?? 'en')
  const readOnly = useDisabledReason('write') !== null
  const save = useSaveAppearance(saved, (choice) => setEdited((before) => ({ ...before, choice })))
  const parts = unsavedParts(edited, saved)
  const isUnsaved = parts.choice || parts.identity || parts.look
  const errors = useFieldErrors(save.error, {
    ...bodyOfIdentityWords(edited.identity),
    ...lookChanges(edited.look, languages),
  })
  const colours = useColours(agent.slug, edited.look.accent_colour.trim()).data ?? undefined
  const previewed = useMemo(() => {
    const identity = edited.choice === 'none' ? null : edited.identity
    return previewedAgent({ agent, look: edited.look, identity, colours, locale })
  }, [agent, edited, colours, locale])
  const [shown] = useDebouncedValue(previewed, 200)
  const fields = { locale, errors, readOnly }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.submit(edited)
  }
  return (
    <div className={classes.editor}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {languages.length > 1 && (
            <Select
              label="Language"
              description="Text is set separately for each language. The preview uses this one."
              data={languages.map((value) => ({ value, label: languageName(value) }))}
              value={locale}
              onChange={(language) => language && setLocale(language)}
              allowDeselect={false}
              maw="20rem"
            />
          )}
          <IdentitySection
            saved={saved}
            edited={edited}
            onChange={(part) => setEdited((before) => ({ ...before, ...part }))}
            {...fields}
          />
          <LookSections
            look={edited.look}
            onChange={(part) => setEdited((before) => ({ ...before, look: { ...before.look, ...part } }))}
            {...fields}
          />
          <FormError error={save.error} fields={shownFields(locale)} />
          <div className={classes.save} data-unsaved={isUnsaved}>
            <SaveBar
              isChanged={isUnsaved}
              isSaving={save.isPending}
              onDiscard={() => setEdited(editedAppearance(saved))}
            />
          </div>
        </Stack>
      </form>
      <div className={classes.preview}>
        <Preview previewed={shown} />
      </div>
    </div>
  )
}
