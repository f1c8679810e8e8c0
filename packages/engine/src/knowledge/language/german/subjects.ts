import type { Subject } from '../language_pack.ts'
import { listed } from '../patterns.ts'

export const subjects: readonly Subject[] = [
  { names: listed('preis, preise, kosten, gebühren, tarife, preisliste'), topic: 'pricing' },
  {
    names: listed('angebot, leistungen, unsere leistungen, dienstleistungen, produkte, pakete'),
    topic: 'offer',
  },
  { names: listed('menschen, personen, team, mitarbeiter, mitarbeitende, über uns'), topic: 'people' },
  { names: listed('referenzen, kunden, fallstudien, erfolge'), topic: 'track_record' },
  { names: listed('methode, methoden, vorgehen, arbeitsweise, ablauf'), topic: 'method' },
  { names: listed('praktische hinweise, praktisches, praktische informationen'), topic: 'practical' },
  { names: listed('öffnungszeiten, geschäftszeiten, sprechzeiten, bürozeiten'), universal: 'hours' },
  { names: listed('kontakt, kontaktdaten, telefonnummern, ansprechpartner'), universal: 'contact' },
  { names: listed('adresse, anschrift, standort, standorte, anfahrt'), universal: 'place' },
  { names: listed('sprachen, gesprochene sprachen'), universal: 'languages' },
  { names: listed('stellenangebote, stellenanzeigen, jobs, karriere, offene stellen') },
  { names: listed('pressemitteilungen, presse, neuigkeiten, aktuelles') },
  { names: listed('impressum, datenschutz, datenschutzerklärung, agb, rechtliches') },
  { names: listed('blogbeiträge, blog, artikel') },
  { names: listed('veranstaltungen, termine, kalender') },
]
