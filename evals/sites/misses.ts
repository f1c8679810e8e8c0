import { parseArgs } from 'node:util'
import { runSites, siteNames } from './run.ts'

/** `node evals/sites/misses.ts [plausible] [chatwoot] [18f]`: every question whose right passage was not the first. */

const { positionals } = parseArgs({ allowPositionals: true })
const names = siteNames.filter((name) => positionals.length === 0 || positionals.includes(name))
const firstOf = (asked: { rank: number | null }[]) => asked.filter(({ rank }) => rank === 1).length
for (const { set, firstSeconds, againSeconds, asked, askedBlind, foreignAnswered } of await runSites(names)) {
  const times = `read in ${firstSeconds.toFixed(1)} s, again in ${againSeconds.toFixed(1)} s`
  const answered = asked.filter(({ answerable }) => answerable).length
  const judged = `${answered} judged answerable, of the others' questions ${foreignAnswered.toFixed(2)}`
  const blind = `${firstOf(askedBlind)} of ${askedBlind.length} written blind`
  console.log(`${set}: ${firstOf(asked)} of ${asked.length} right, ${blind}, ${judged}, ${times}`)
  for (const { question, rank, answerable, answers, found } of asked) {
    if (rank === 1 && answerable) continue
    const wanted = answers.map(({ path, heading }) => `${path} # ${heading ?? ''}`).join('\n           or ')
    const place = rank === null ? 'missed' : `rank ${rank}`
    console.log(`\n${question}\n  ${place}${answerable ? '' : ', judged not answerable'}`)
    console.log(`  wanted:  ${wanted}`)
    for (const { path, trail, text } of found.slice(0, rank ?? 5))
      console.log(`  found:   ${path} # ${trail.join(' > ')}: ${text.slice(0, 100).replaceAll('\n', ' / ')}`)
  }
}
