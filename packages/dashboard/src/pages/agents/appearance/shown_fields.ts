import type { LookValues } from './look_values.ts'

/** What is refused here is said at its field. A text in another language than the one that is shown has no field. */
export const shownFields = (locale: string): string[] => [
  'display_name',
  'role',
  'bio',
  'avatar_url',
  'disclosure',
  `greeting.${locale}`,
  'accent_colour',
  'logo_url',
  `launcher.label.${locale}`,
  `teaser.text.${locale}`,
  'teaser.delay_seconds',
  ...Array.from({ length: 6 }, (_, index) => `starter_questions.${locale}.${index}`),
  `starter_questions.${locale}`,
  `texts.${locale}.title`,
  `texts.${locale}.subtitle`,
  `texts.${locale}.placeholder`,
  'privacy_url',
]

/** What the sections of the form have in common. */
export interface Fields {
  locale: string
  errors: Record<string, string>
  readOnly: boolean
}

export interface LookProps extends Fields {
  look: LookValues
  onChange: (part: Partial<LookValues>) => void
}
