import type { Phrases } from '../language_pack.ts'
import { anyPhrase, endsWith, isOneOf, opensWith } from '../patterns.ts'

export const phrases: Phrases = {
  navigation: opensWith(`
    siehe, siehe auch, mehr dazu, mehr erfahren, erfahren sie mehr, mehr informationen, weitere informationen,
    weitere infos, weiterlesen, lesen sie, lies, klicken sie hier, hier klicken, zurück, weiter zu, zur übersicht,
    zum seitenanfang, nach oben, mehr über, details, jetzt entdecken, alles über, hier finden sie, hier geht es,
    hier geht's`),
  sendingOn:
    /(?: (?:finden sie|findest du|gibt es|erfahren sie) (?:\S+ ){0,2}(?:hier|unten|oben)|[→»›]|>>)[\s.)]*$/u,
  aboutUs: isOneOf(`
    über uns, wer wir sind, was wir tun, was wir bieten, was wir machen, unsere leistungen, unser angebot,
    unsere geschichte, leistungen, angebot, willkommen, start, startseite`),
  aboutThePage: opensWith(
    'im folgenden, nachfolgend, hier sehen sie, unten sehen sie, demnächst mehr',
    `(?:(?:in|auf|mit) )?diese[rmsn]? ${anyPhrase(`
      seite, anleitung, artikel, abschnitt, dokument, kapitel, beitrag, handbuch, übersicht, liste, tabelle, schritte?n?`)}`,
  ),
  exclamation: new RegExp(
    String.raw`^(?:wir freuen uns(?: sehr)?\b(?!.*\d)|${anyPhrase(String.raw`
      willkommen, herzlich willkommen, glückwunsch, danke, vielen dank, viel spaß, viel erfolg, super, toll, fertig,
      das war's, und mehr, und vieles mehr, hallo, guten tag, entschuldigung, usw, keine angaben?,
      k\. ?a`)}(?:[\s,]*[!.]*$|[^\d]*!$))`,
    'u',
  ),
  label: new RegExp(
    String.raw`^${anyPhrase(String.raw`
      hinweis, tipp, info, wichtig, achtung, warnung, vorsicht, anmerkung, beachten sie, bitte beachten,
      p\.?s\.?`)}\s*[:–—-]\s*`,
    'iu',
  ),
  answer: new RegExp(
    String.raw`^${anyPhrase(`
      ja, nein, natürlich, selbstverständlich, sicher, klar, auf jeden fall, niemals, nie, immer, noch nicht, gar nicht,
      vielleicht, manchmal, meistens, in der regel, das kommt darauf an, leider, leider nicht, auf keinen fall,
      keineswegs, gerne?`)}(?![\p{L}\d])(?=[,.!;:\s–—-]*(?:$|[,.!;:–—-])|.{0,30}$)`,
    'u',
  ),
  emptyHeading: isOneOf(`
    überblick, übersicht, einleitung, einführung, allgemein, allgemeines, details?, mehr, weiteres, sonstiges, hinweise?,
    faqs?, häufige fragen, häufig gestellte fragen, fragen, fragen und antworten, zusammenfassung, fazit, hintergrund,
    beispiele?, tipps, grundlagen, inhalt, beschreibung, informationen?, weitere informationen, start, startseite, home,
    willkommen, siehe auch, links?`),
  procedure: new RegExp(
    String.raw`(?<!\p{L})${anyPhrase(String.raw`
      schritte?n?, anleitung, vorgehen, ablauf, so \p{L}+, wie kann, wie können, wie mache, wie macht, wie geht, wie läuft,
      wie funktioniert, einrichten, einrichtung, installieren, installation, anlegen, erstellen, hinzufügen, ändern,
      löschen, anmelden, anmeldung, buchen, kündigen, um [^.]* zu`)}(?!\p{L})`,
    'u',
  ),
  emptyIntroduction: isOneOf(String.raw`
    (?:bitte )?(?:befolgen|folgen|gehen|beachten) sie (?:diese[nr]?|den|die|folgende[nr]?|so|wie folgt)(?: \p{L}+){0,3}(?: vor)?,
    (?:zum )?beispiele?, z\. ?b\.?, so geht's, so geht es, so funktioniert's, so funktioniert es, so gehen sie vor,
    schritte?, wie folgt, folgendes?, dazu gehören, das sind, nämlich, und zwar, hinweise?, sie können, unter anderem`),
  pointing:
    /(?<!\p{L})(?:folgende[nmrs]?|unten|oben|wie folgt|hier|diese[nmrs]?|nachstehend\p{L}*)(?!\p{L})/u,
  runsOn: endsWith(`
    umfasst, umfassen, enthält, enthalten, beinhaltet, beinhalten, sind, ist, für, mit, von, bei, aus, durch, bietet,
    bieten, braucht, brauchen, benötigen, benötigt, wie, als, über, unter, ohne, haben, hat, auch, zum, zur, im, in, an,
    auf, sowie, inklusive`),
  emptyColumn: isOneOf(`
    beschreibung, definition, details?, bedeutung, hinweise?, anmerkung, anmerkungen, werte?, erklärung, erläuterung,
    antwort, information, informationen`),
  rowNoun: isOneOf(`
    tarif, paket, plan, modell, stufe, kurs, klasse, zimmer, mitgliedschaft, abo, ticket, version, größe, rolle, team`),
  named: (heading, name) => `${heading} ${name}`,
  smallNouns: false,
  company: /(?<!\p{L})(?:(?:die|unsere) (?:firma|agentur)|(?:das|unser) unternehmen)(?!\p{L})/giu,
  we: 'wir',
  step: 'Schritt',
  yes: 'ja',
  no: 'nein',
}
