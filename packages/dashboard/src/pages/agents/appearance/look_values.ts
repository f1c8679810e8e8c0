import type { AgentAppearance, UpdateAgentAppearanceBody } from '@foyer/sdk'

/** How an agent looks, as a form holds it: every field has a value, and texts are kept by language. */
export interface LookValues {
  accent_colour: string
  logo_url: string
  position: AgentAppearance['launcher']['position']
  label: Texts
  teaser: Texts
  delay_seconds: number
  starter_questions: Record<string, string[]>
  title: Texts
  subtitle: Texts
  placeholder: Texts
  privacy_url: string
  ai_notice: AgentAppearance['ai_notice']
}

type Texts = Record<string, string>

const defaultDelaySeconds = 5

export const lookValues = ({
  accent_colour = '',
  logo_url = '',
  launcher,
  teaser,
  starter_questions,
  texts,
  privacy_url = '',
  ai_notice,
}: AgentAppearance): LookValues => ({
  accent_colour,
  logo_url,
  position: launcher.position,
  label: launcher.label,
  teaser: teaser?.text ?? {},
  delay_seconds: teaser?.delay_seconds ?? defaultDelaySeconds,
  starter_questions,
  title: mapTexts(texts, ({ title }) => title),
  subtitle: mapTexts(texts, ({ subtitle }) => subtitle),
  placeholder: mapTexts(texts, ({ placeholder }) => placeholder),
  privacy_url,
  ai_notice,
})

/** What the form says as the API takes it. Texts in languages that the agent no longer speaks are left out. */
export function lookChanges(values: LookValues, languages: readonly string[]): UpdateAgentAppearanceBody {
  const { accent_colour, logo_url, position, delay_seconds, privacy_url, ai_notice } = values
  const text = filled(values.teaser, languages)
  return {
    accent_colour: accent_colour.trim().toLowerCase() || null,
    logo_url: logo_url.trim() || null,
    launcher: { position, label: filled(values.label, languages) },
    teaser: Object.keys(text).length > 0 ? { text, delay_seconds } : null,
    starter_questions: Object.fromEntries(
      languages.map((language) => [language, questionsIn(values, language)]),
    ),
    texts: Object.fromEntries(languages.map((language) => [language, wordsIn(values, language)])),
    privacy_url: privacy_url.trim() || null,
    ai_notice,
  }
}

/** Lines that are still empty are no questions. */
export const questionsIn = ({ starter_questions }: LookValues, language: string): string[] =>
  (starter_questions[language] ?? []).map((question) => question.trim()).filter((question) => question !== '')

export const wordsIn = ({ title, subtitle, placeholder }: LookValues, language: string) => ({
  ...part('title', title[language]),
  ...part('subtitle', subtitle[language]),
  ...part('placeholder', placeholder[language]),
})

const part = (name: string, text = '') => (text.trim() ? { [name]: text.trim() } : {})

const filled = (texts: Texts, languages: readonly string[]): Texts =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]?.trim()
      return text ? [[language, text]] : []
    }),
  )

const mapTexts = <Words>(texts: Record<string, Words>, textOf: (words: Words) => string | undefined): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, textOf(words) ?? '']))
