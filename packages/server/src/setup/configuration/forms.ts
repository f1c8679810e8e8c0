import type { AgentAppearance, ConfigurationFolder } from '@foyer/contract'
import { byKey, type Fields, isEmpty, pick, withoutNull } from './fields.ts'
import { flowForm } from './flow_form.ts'

/**
 * The one form that an object has as a file: fields in one order, without those that have no value or their default. A
 * file that somebody wrote and an object of the organization say the same when their forms are equal.
 */

export type Form = Fields

const sorted = (values: unknown): string[] => [...((values ?? []) as string[])].sort()

const forms: Record<ConfigurationFolder, (fields: Fields) => Form> = {
  agents: (fields) => ({
    ...pick(
      { ...fields, pages: ((fields.pages ?? []) as Fields[]).map(({ title, url }) => ({ title, url })) },
      ['name', 'archetype', 'languages', 'identity', 'voice_profile', 'pages', 'allowed_origins'],
    ),
    ...pick({ appearance: appearanceForm((fields.appearance ?? {}) as Fields) }, ['appearance']),
    ...(fields.flow ? { flow: flowForm({ name: fields.name, ...withoutNull(fields.flow as Fields) }) } : {}),
  }),
  prompt_templates: ({ body }) => ({ body }),
  services: (fields) => ({
    ...pick(fields, ['name', 'pricing_unit']),
    agents: sorted(fields.agents),
    ...pick(fields, [
      'description',
      'positioning',
      'guidelines',
      'price_min',
      'price_max',
      'currency',
      'typical_duration',
      'deliverables',
      'good_fit_signals',
    ]),
    ...(fields.reviewed === false ? { reviewed: false } : {}),
  }),
  fit_criteria: (fields) => ({
    ...pick(fields, ['kind', 'description', 'guidance', 'weight']),
    agents: sorted(fields.agents),
  }),
  voice_profiles: (fields) =>
    pick(fields, [
      'name',
      'languages',
      'formality',
      'tone_rules',
      'banned_phrases',
      'preferred_phrases',
      'sign_off_style',
    ]),
  identities: (fields) =>
    pick({ ...fields, greeting: byKey(fields.greeting) }, [
      'display_name',
      'role',
      'bio',
      'avatar_url',
      'disclosure',
      'greeting',
      'languages',
    ]),
  deliverable_templates: (fields) => ({
    ...pick({ format: 'markdown', ...withoutNull(fields) }, ['name', 'format']),
    agents: sorted(fields.agents),
    ...pick(fields, ['body']),
  }),
}

/** Of a file that fits its schema, or of an object as the API shows it, with names in place of ids. */
export const formOf = (folder: ConfigurationFolder, fields: object): Form => forms[folder](fields as Fields)

function appearanceForm(fields: Fields): Form {
  const launcher = (fields.launcher ?? {}) as Partial<AgentAppearance['launcher']>
  const teaser = fields.teaser as AgentAppearance['teaser'] | null | undefined
  const questions = Object.entries((fields.starter_questions ?? {}) as Record<string, string[]>)
  const texts = Object.entries((fields.texts ?? {}) as Record<string, Fields>)
  return pick(
    {
      ...fields,
      accent_colour: (fields.accent_colour as string | null | undefined)?.toLowerCase(),
      launcher: pick(
        {
          position: launcher.position === 'right' ? undefined : launcher.position,
          label: byKey(launcher.label),
        },
        ['position', 'label'],
      ),
      teaser: teaser && { text: byKey(teaser.text), delay_seconds: teaser.delay_seconds ?? 5 },
      starter_questions: byKey(Object.fromEntries(questions.filter(([, asked]) => asked.length > 0))),
      texts: byKey(
        Object.fromEntries(
          texts
            .map(([locale, words]) => [locale, pick(words, ['title', 'subtitle', 'placeholder'])] as const)
            .filter(([, words]) => !isEmpty(words)),
        ),
      ),
      ai_notice: fields.ai_notice === 'disclosure' ? undefined : fields.ai_notice,
    },
    [
      'accent_colour',
      'logo_url',
      'launcher',
      'teaser',
      'starter_questions',
      'texts',
      'privacy_url',
      'ai_notice',
    ],
  )
}
