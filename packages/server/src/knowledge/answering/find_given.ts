import { type EmbedText, type EmbedWords, type GivenPassage, isListing, rankPassages } from '@foyer/engine'
import type { Queryable, SnapshotQueryable } from '../../platform/db/index.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import { findPassages, type Search } from './find_passages.ts'
import { givenPassages, mostTokens, passagesAt, shortened, tokensAt, tokensOf } from './given_passages.ts'
import { Outage, type PassageQuery } from './knowledge.ts'

/**
 * The right section is among five passages for 96 of 100 questions to documentation, and more cost more than they bring;
 * where passages are short, as on the sites of small firms, up to ten find four in a hundred more.
 */
const fewest = 5
const most = 10
const fewTokens = 900

/** Of a long table or list that is near, all parts are given. */
const looksFurther = 2

export async function findGiven(
  { embed, embedWords, ...search }: Search & { embed: EmbedText; embedWords: EmbedWords },
  db: SnapshotQueryable,
  { limit, ...question }: PassageQuery,
): Promise<GivenPassage[]> {
  const { index, passages, by_words_alone, ...lookedUp } = await findPassages(search, db, question)
  if (passages.length === 0 && by_words_alone)
    throw new Outage('The provider of embeddings did not answer, and by its words alone nothing was found.')
  const { agent_id, language } = question
  const ranked = rankPassages(passages, { ...lookedUp, language, page: null, embed, embedWords })
  const given = givenPassages(ranked, index.placesOf(agent_id))
  return withAllParts(db, index, agent_id, asManyAsHelp(distinct(given), limit))
}

/** What stands in the foot of every page is said once. */
const distinct = (given: readonly GivenPassage[]): GivenPassage[] =>
  [...new Map(given.toReversed().map((passage) => [passage.text, passage])).values()].toReversed()

function asManyAsHelp(ranked: readonly GivenPassage[], limit: number | undefined): GivenPassage[] {
  const given: GivenPassage[] = []
  let tokens = 0
  for (const passage of ranked.map(shortened)) {
    const more = tokens + tokensOf(passage)
    const isEnough = limit === undefined && given.length >= fewest && more > fewTokens
    if (isEnough || more > mostTokens) continue
    given.push(passage)
    tokens = more
    if (given.length === (limit ?? most)) break
  }
  return given
}

/** "Which bread is the cheapest?" is answered by all of the prices. */
async function withAllParts(
  db: Queryable,
  index: OrganizationIndex,
  agent_id: number,
  given: readonly GivenPassage[],
): Promise<GivenPassage[]> {
  const places = index.placesOf(agent_id)
  const sections = given
    .slice(0, looksFurther)
    .filter(({ text }) => isListing(text))
    .map((passage) => places.sectionOf(passage))
    .filter((section) => sum(section.map(tokensAt)) <= mostTokens)
  const names = new Set(given.map(nameOf))
  const at = [...new Set(sections.flat())].filter((place) => !names.has(nameOf(place)))
  let tokens = sum(given.map(tokensOf))
  const parts = (await passagesAt(db, index, agent_id, { places, at })).filter((part) => {
    if (!isListing(part.text) || tokens + tokensOf(part) > mostTokens) return false
    tokens += tokensOf(part)
    return true
  })
  const passages = new Map([...given, ...parts].map((passage) => [nameOf(passage), passage]))
  const inOrder = given.flatMap((passage) => {
    const section = sections.find((each) => each.some((place) => nameOf(place) === nameOf(passage)))
    return section ? section.map(nameOf) : [nameOf(passage)]
  })
  return [...new Set(inOrder)].flatMap((name) => passages.get(name) ?? [])
}

const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
