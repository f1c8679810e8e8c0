import type { TimeWords } from '../pack.ts'
import { anywherePattern, lines, wordSet } from '../phrases.ts'

const sets = (text: string) => lines(text).map((names) => new Set(names))
const which =
  '(diese|dieser|diesen|diesem|dieses|ende des|ende|nachste|nachster|nachsten|nachstem|nachstes|kommende|kommenden|kommendes)'
const unit = (name: string, months: number) => ({
  pattern: new RegExp(`(?<!\\S)${which} ${name}(?!\\S)`, 'u'),
  months,
})

export const times: TimeWords = {
  units: [unit('woche', 0), unit('monats?', 1), unit('quartals?', 3), unit('jahr(?:es)?', 12)],
  next: /nachst|kommend/,
  months: sets(`
    januar, janner, jan
    februar, feb
    marz
    april, apr
    mai
    juni, jun
    juli, jul
    august, aug
    september, sep, sept
    oktober, okt
    november, nov
    dezember, dez`),
  ambiguous: wordSet('mai'),
  parts: new Map([
    ['anfang', 0],
    ['mitte', 1],
    ['ende', 2],
  ]),
  seasons: new Map([
    ['fruhjahr', [3, 3]],
    ['fruhling', [3, 3]],
    ['sommer', [6, 3]],
    ['sommerferien', [7, 2]],
    ['herbst', [9, 3]],
    ['ostern', [3, 2]],
    ['weihnachten', [12, 1]],
  ]),
  weekdays: sets(`
    montag, montags, mo
    dienstag, dienstags, di
    mittwoch, mittwochs, mi
    donnerstag, donnerstags
    freitag, freitags, fr
    samstag, samstags, sonnabend
    sonntag, sonntags`),
  periods: wordSet('woche wochenende monat'),
  leading: wordSet(
    'nachsten nachste nachster nachstes kommenden kommende diesen diese dieses ab nach vor bis gegen am im um vom',
  ),
  days: new Map([
    ['heute', 0],
    ['ubermorgen', 2],
  ]),
  starting: anywherePattern(
    '(starten|anfangen|beginnen|loslegen|losgehen|start|beginn|los), ab (januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|nachstem|nachster|nachsten|sofort)',
  ),
  soon: anywherePattern(
    'so (bald|schnell) wie (moglich|es geht), sobald wie moglich, moglichst (bald|schnell), sofort, jetzt, asap, umgehend, dringend, bald, baldmoglichst, schnellstmoglich',
  ),
  later: anywherePattern('spater, irgendwann, (keine|nicht) eile, nicht eilig, hat [noch] zeit'),
  past: anywherePattern(
    'vor (ein|einem|einer|ein paar|einigen|wenigen|langem|kurzem|zwei|drei|vier|funf|sechs|monaten|wochen|tagen|jahren), vor [0-9]+ (stunden|tagen|wochen|monaten|jahren), seit, (letzte|letzten|letztes|letzter) (woche|wochenende|monat|quartal|jahr|sommer|winter|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
  ),
}
