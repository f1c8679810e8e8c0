import { Avatar, Text } from '@mantine/core'
import { disclosureIn } from '../../../identity/disclosure.ts'
import { firstLetter } from '../../../identity/first_letter.ts'
import type { IdentityValues } from '../../../identity/identity_values.ts'
import { languageName } from '../../../parts/languages.ts'
import { Section } from '../../../parts/Section.tsx'
import classes from './IdentityPreview.module.css'

/** How visitors meet the agent: its head in the widget, and its first words. */
export function IdentityPreview({ values }: { values: IdentityValues }) {
  const greetings = Object.entries(values.greeting).filter(([, text]) => text.trim() !== '')
  return (
    <Section title="Preview" description="What visitors see first.">
      <div className={classes.window}>
        <div className={classes.head}>
          <Avatar src={values.avatar_url.trim() || null} alt="" color="pine">
            {firstLetter(values.display_name)}
          </Avatar>
          <div>
            <Text fw={600}>{values.display_name || 'Name'}</Text>
            {values.role && (
              <Text size="sm" c="dimmed">
                {values.role}
              </Text>
            )}
          </div>
        </div>
        <div className={classes.log}>
          {greetings.length === 0 && (
            <Text size="sm" c="dimmed">
              Foyer writes the greeting.
            </Text>
          )}
          {greetings.map(([tag, text]) => (
            <div key={tag}>
              <Text size="xs" c="dimmed" mb={2}>
                {languageName(tag)}
              </Text>
              <p className={classes.bubble} lang={tag}>
                {[text.trim(), disclosureIn(values, tag)].filter(Boolean).join(' ')}
              </p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
