import type { Grammar } from '../language_pack.ts'
import { anyPhrase, opensWith, wordSet } from '../patterns.ts'
import {
  auxiliaries,
  clauseWords,
  determiners,
  functionWords,
  imperatives,
  modals,
  plurals,
  verbs,
} from './words.ts'

const pointers = anyPhrase('it, them, this, that, these, those, so')
const prepositions = anyPhrase(`
  in, for, with, by, at, from, on, to, under, after, before, because of, through, during, until, since, some of,
  most of, all of, to do`)
const conjunctions = anyPhrase(`
  if, when, once, after, before, because, since, unless, until, while, as, where, whether, even if, although`)
const helpers = anyPhrase(`
  can, could, may, might, will, should, must, also, then, now, simply, just, only, always, need to, have to, want to,
  don't, do not, cannot, can't`)
/** Nouns that say too little with their article alone. */
const bareNouns = anyPhrase(`
  cause, goal, intent, reason, purpose, idea, problem, solution, benefit, downside, exception, difference, file, server,
  script, command, page, button, option, setting, field, value, user, team, process, system, tool, form, request,
  response, code, list, table, event, step, result, number, name, key, link, site, website, app, application, document,
  section, feature, function, method, project, role, group, data, default, database, message, account, instance, email,
  plugin, status, type, version, url, other`)

export const grammar: Grammar = {
  functionWords,
  determiners,
  verbs: new Set([...auxiliaries, ...verbs]),
  clauseWords,
  subjectless: opensWith(
    `includes, requires, costs, takes, supports, needs, allows, contains, provides, offers, starts, begins, covers,
    comes, works, runs, lets, helps, makes, returns, shows, gives, lasts, ends, uses, means, enables, ensures, installs,
    creates, sends, stores, adds, removes, sets, defaults, applies, accepts, displays, tracks, counts, opens, closes,
    handles, belongs, depends, keeps, serves, acts, manages, has, have, had, is, are, was, were, can be, may be,
    must be, should be, will be, cannot be`,
    String.raw`[a-z]+[^s\W]s ${anyPhrase('an?, the, all, your, how, which, whether, when, if, every, any, one, two')}`,
    `(?:${anyPhrase('also, only, currently, not, now, fully, partly, always, usually, typically, mostly')} )*${anyPhrase(`
      available, free, open, closed, included, ideal, suitable, perfect, recommended, optional, required, valid, based,
      located, founded, built, designed, made, limited, compatible, responsible, used, known, needed, deprecated,
      starting at, starting from, up to, at least, at most, great, best`)}(?= )`,
  ),
  speaker: opensWith("we, our, we're, we've, we'll, i, my"),
  imperative: opensWith(imperatives),
  circumstance: opensWith(
    `if, when, whenever, once, after, before, while, as, since, because, unless, until, where, wherever, to, for, in, on,
    at, by, with, within, without, during, from, under, using, depending, instead, rather, some, most, many, there, you,
    your, user, users, people, it, it's, what, whatever, whether, how, only, not, everything, everyone, anyone, no, one,
    you'll, you're, you've, there's, responsibilities, requirements, features, benefits, limitations, options, courses,
    documents, examples, each, all, any, every, several, let's, they, he, she`,
    `the ${anyPhrase(`
      most [a-z]+, main, primary, only, first, second, last, next, best, easiest, quickest, simplest, biggest, easier,
      same`)}`,
    `the ${bareNouns}s?`,
  ),
  dependent: opensWith(
    `this, that, these, those, its, their, his, her, otherwise, then, instead, for example, for instance, similarly,
    likewise, here, such, either way, afterward, afterwards, later, next, finally, first, firstly, second, secondly,
    third, lastly, as such, doing so, from there, the same, same, the former, the latter, another, others, one of them,
    both, neither, either, each of, none of, the above, the following, the rest, the other, the others, the next,
    the previous, on the other hand, by contrast, in contrast, in doing so, specifically, meanwhile, alternatively, or,
    nor, which, who, whose, that's, at that point, at this point, they, them`,
    `${prepositions} ${anyPhrase('this, that, these, those, it, them, which, so')}`,
    `${conjunctions} ${anyPhrase(`
      it, it's, they, they're, he, she, this, that, that's, these, those, so, not, done, you do, you don't`)}`,
    String.raw`(?:(?!${anyPhrase('the, an?, your, our, my, any, each, every, this, and, or, to')}\b)[\w'-]+ ){1,5}(?:it|them)`,
    `there (?!${anyPhrase('is, are, was, were, will, can, may, has, have')})[a-z]+`,
    'as (?:mentioned|noted|described|above|shown)',
    'to [a-z]+ (?:it|them|this|these|those)',
    `${anyPhrase('you, we, i, they, please, users?')}(?: ${helpers})* [a-z]+ ${pointers}`,
  ),
  pointingBack: new RegExp(
    [
      String.raw`\b(?:this|these|those) (?!${anyPhrase(`
        week, month, year, way, time, day, kind, type, page, site, website, is, are, can, will, may`)}\b)[a-z]+`,
      String.raw`\b[a-z]+ (?:above|below)\b(?! \d)`,
      String.raw`\bthe above [a-z]+`,
      String.raw`\bthe same (?:behaviou?r|way|thing|steps?|process)\b`,
    ].join('|'),
    'u',
  ),
  demonstrative: /^(?:This|These) ([a-z-]+) /,
  linking: new RegExp(
    `^(?:(?:${anyPhrase(`
      also, and, but, so, plus, additionally, in addition, moreover, furthermore, therefore, thus, hence, consequently,
      as a result, of course, in fact, indeed, basically, essentially, actually, importantly, in short, in other words,
      that said, overall, besides, again, still, now, well, yet, fortunately, unfortunately, however, in general,
      ultimately, to be clear, finally, (?:please )?(?:note|remember|be aware|keep in mind|bear in mind)`)},|${anyPhrase(`
      however, also, plus, and, but, so(?! that| far| long| many| much),
      (?:please )?(?:note|remember|be aware|keep in mind|bear in mind) that, please note`)}) +)+`,
    'iu',
  ),
  pronoun: /^(It|They|He|She|Its|Their|His|Her)(?=[\s’'])/u,
  references: wordSet(
    `it its that this they them those these there then one ones he she him his her both either same such else also too
    instead`,
  ),
  continuing: opensWith(
    'and, or, also, but, what about, how about, what if, ok, okay, then, so, even, only, does that, is that',
  ),
  expletive: opensWith(
    'it takes, it helps, it makes sense, it depends, it turns out, it seems, it looks',
    `it ?${anyPhrase("'s, is, was, can be, may be, might be, would be, will be, could be, isn't, is not")}(?: ${anyPhrase(`
      also, not, still, often, usually, technically, generally, very, more, most, much, even, always, so`)})* ${anyPhrase(`
      recommended, important, possible, impossible, necessary, required, easy, easier, hard, harder, difficult, best,
      better, good, great, worth, okay, ok, fine, clear, likely, unlikely, common, normal, time, up to, your, our,
      because, when, where, how, helpful, useful, essential, critical, safe, wise, true`)}`,
  ),
  agrees: (pronoun, subject, verb) => plural.has(pronoun.toLowerCase()) === isPlural(subject, verb),
  replaced: (pronoun, follows, subject) =>
    possessives.has(pronoun.toLowerCase())
      ? `${possessive(subject)}${follows}`
      : `${subject}${follows.replace(/^[’'](s|re|ll|ve|d)\b/u, (_, short: string) => ` ${long[short]}`)}`,
}

const plural = wordSet('they their')
const possessives = wordSet('its their his her')
const long: Record<string, string> = { s: 'is', re: 'are', ll: 'will', ve: 'have', d: 'would' }

function isPlural(subject: string, verb: string): boolean {
  if (plurals.has(verb) || / and /.test(subject)) return true
  if (auxiliaries.has(verb) && !modals.has(verb)) return false
  if (modals.has(verb) || /ed$/.test(verb)) return /[^s]s$/.test(subject) && !/\p{Lu}\S*$/u.test(subject)
  return !verb.endsWith('s')
}

const possessive = (subject: string) => (subject.endsWith('s') ? `${subject}’` : `${subject}’s`)
