import type { InstructionSubject } from '../language_pack.ts'
import { wordSet } from '../patterns.ts'

export const subjects: readonly InstructionSubject[] = [
  { names: wordSet('preis, preise, kosten, gebühren, tarife, preisliste'), topic: 'pricing' },
  {
    names: wordSet('angebot, leistungen, unsere leistungen, dienstleistungen, produkte, pakete'),
    topic: 'offer',
  },
  { names: wordSet('menschen, personen, team, mitarbeiter, mitarbeitende, über uns'), topic: 'people' },
  { names: wordSet('referenzen, kunden, fallstudien, erfolge'), topic: 'track_record' },
  { names: wordSet('methode, methoden, vorgehen, arbeitsweise, ablauf'), topic: 'method' },
  { names: wordSet('praktische hinweise, praktisches, praktische informationen'), topic: 'practical' },
  { names: wordSet('öffnungszeiten, geschäftszeiten, sprechzeiten, bürozeiten'), universal: 'hours' },
  { names: wordSet('kontakt, kontaktdaten, telefonnummern, ansprechpartner'), universal: 'contact' },
  { names: wordSet('adresse, anschrift, standort, standorte, anfahrt'), universal: 'place' },
  { names: wordSet('sprachen, gesprochene sprachen'), universal: 'languages' },
  { names: wordSet('stellenangebote, stellenanzeigen, jobs, karriere, offene stellen') },
  { names: wordSet('pressemitteilungen, presse, neuigkeiten, aktuelles') },
  { names: wordSet('impressum, datenschutz, datenschutzerklärung, agb, rechtliches') },
  { names: wordSet('blogbeiträge, blog, artikel') },
  { names: wordSet('veranstaltungen, termine, kalender') },
]
