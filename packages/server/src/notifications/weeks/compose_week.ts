import { type Composer, getNotificationSettings, type LetterSection } from '../../organization/index.ts'
import { allowedWords } from '../letters/visitor_words.ts'
import { wordsIn } from '../letters/words.ts'
import { getTimezone } from '../subjects_repository.ts'
import { getFigures, listUnanswered } from './repository.ts'

const topTen = 10

export const composeWeek: Composer = async ({ tenant, organization, dispatch, language, publicUrl }) => {
  const { since, until } = dispatch.data as { since: string; until: string }
  const week = { since: new Date(since), until: new Date(until) }
  const { visitors, unanswered, leads } = await getFigures(tenant, week)
  if (visitors === 0) return null
  const { visitor_words: allowed } = await getNotificationSettings(tenant)
  const words = wordsIn(language).weekly
  const timezone = await getTimezone(tenant)
  const day = (time: Date) =>
    new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      timeZone: timezone,
      day: 'numeric',
      month: 'long',
    }).format(time)
  const questions = await listUnanswered(tenant, week, topTen)
  const section: LetterSection =
    questions.length === 0
      ? { heading: words.allAnswered }
      : {
          heading: words.topTen,
          lines:
            allowed === 'none'
              ? [words.hidden(questions.length)]
              : questions.map(
                  ({ question, asked }, index) =>
                    `${index + 1}. ${allowedWords(question, allowed)} (${words.asked(asked)})`,
                ),
        }
  return {
    subject: words.subject(organization.name),
    title: words.title(day(week.since), day(new Date(week.until.getTime() - 1))),
    text: [],
    figures: [
      { label: words.visitors, value: String(visitors) },
      { label: words.answered, value: String(visitors - unanswered) },
      { label: words.unanswered, value: String(unanswered) },
      { label: words.leads, value: String(leads) },
    ],
    sections: [section],
    action: { label: words.open, url: `${publicUrl}/o/${organization.slug}` },
    footer: wordsIn(language).footer(organization.name),
  }
}
