import { notificationKinds } from '@foyer/contract'
import { type Composer, getNotificationSettings, type Letter } from '../../organization/index.ts'
import type { SummaryDependencies } from '../dependencies.ts'
import { listOfDispatch, type Notice } from '../spreading/repository.ts'
import { type Entry, entryOf } from './entries.ts'
import type { NoticeWords, OpenedPlace } from './notice_words.ts'
import { wordsIn } from './words.ts'

/** So many are told of in full, the newest; the others are counted. */
const mostEntries = 10

/** One letter for everything that was collected: what there is to tell is read now. */
export const noticesComposer =
  (dependencies: SummaryDependencies): Composer =>
  async ({ tenant, organization, dispatch, language, publicUrl, now }) => {
    const notices = await listOfDispatch(tenant, dispatch.id)
    const { visitor_words: allowed } = await getNotificationSettings(tenant)
    const short = notices.length > 1
    const telling = { tenant, organization, language, now, allowed, short }
    const told: Entry[] = []
    let gone = 0
    for (const notice of notices) {
      if (told.length === mostEntries) break
      const entry = await entryOf(dependencies, telling, notice)
      if (entry) told.push(entry)
      else gone++
    }
    if (told.length === 0) return null
    const counted = notices.length - gone
    return letterOf(told, counted, kindsOf(notices), {
      words: wordsIn(language),
      organization: organization.name,
      root: `${publicUrl}/o/${organization.slug}`,
    })
  }

const kindsOf = (notices: Notice[]) =>
  notificationKinds.filter((kind) => notices.some((notice) => notice.kind === kind))

interface Setting {
  words: NoticeWords
  organization: string
  root: string
}

function letterOf(told: Entry[], count: number, kinds: Notice['kind'][], setting: Setting): Letter {
  const { words, organization, root } = setting
  const [first] = told
  const [kind] = kinds
  const ofKind = kinds.length === 1 && kind !== 'weekly_summary' ? words[kind!] : null
  const title = ofKind
    ? count === 1
      ? ofKind.one(first!.name)
      : ofKind.many(count)
    : words.mixedTitle(count)
  const rest = count - told.length
  const opened = count === 1 ? { place: first!.place, path: first!.path } : several(told, kinds)
  return {
    subject: ofKind ? title : words.mixed(count, organization),
    title,
    text: ofKind ? [ofKind.text(count)] : [],
    sections: [...told.map(({ section }) => section), ...(rest > 0 ? [{ heading: words.more(rest) }] : [])],
    action: { label: words.open[opened.place], url: `${root}${opened.path}` },
    footer: words.footer(organization),
  }
}

/** One link opens them all, where they are of one kind. */
function several(told: Entry[], kinds: Notice['kind'][]): { place: OpenedPlace; path: string } {
  if (kinds.length === 1 && kinds[0] === 'person_wanted')
    return { place: 'conversations', path: '/conversations?person_wanted=true' }
  const places = new Set(told.map(({ place }) => place))
  if (places.size > 1) return { place: 'home', path: '' }
  const [place] = places
  if (place === 'conversation') return { place: 'conversations', path: '/conversations' }
  if (place === 'source') return { place: 'sources', path: '/knowledge/sources' }
  return { place: 'gaps', path: '/knowledge/gaps' }
}
