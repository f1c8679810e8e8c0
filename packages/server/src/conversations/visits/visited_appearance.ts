import type { VisitedAppearance } from '@foyer/contract'
import { appearanceOf, coloursOf, type StoredAppearance } from '../../agents/index.ts'

/** How the agent looks to a visitor who reads this language. What has no words in it is left to the widget's own. */
export function visitedAppearance(stored: StoredAppearance, locale: string): VisitedAppearance {
  const { accent_colour, logo_url, launcher, teaser, starter_questions, texts, privacy_url, ai_notice } =
    appearanceOf(stored)
  const label = launcher.label[locale]
  const invitation = teaser?.text[locale]
  return {
    ...(accent_colour !== undefined && { colours: coloursOf(accent_colour) }),
    ...(logo_url !== undefined && { logo_url }),
    position: launcher.position,
    ...(label !== undefined && { label }),
    ...(teaser &&
      invitation !== undefined && {
        teaser: { text: invitation, delay_seconds: teaser.delay_seconds },
      }),
    starter_questions: starter_questions[locale] ?? [],
    ...texts[locale],
    ...(privacy_url !== undefined && { privacy_url }),
    ai_notice: ai_notice === 'always',
  }
}
