import type { Grammar } from '../language_pack.ts'
import { anyPhrase, opensWith, wordSet } from '../patterns.ts'
import { auxiliaries, clauseWords, determiners, functionWords, verbs } from './words.ts'

const masculine = /^(?:der|ein|unser|jeder|dieser|kein|ihr)\s/i
const feminine = /^(?:die|eine|unsere|jede|diese|keine|ihre)\s/i
const neuter = /^(?:das|ein|unser|jedes|dieses|kein|ihr)\s/i

const singularVerb = anyPhrase(String.raw`
  ist, hat, wird, war, wurde, kann, muss, soll, darf, will, hatte, konnte, \p{L}+t`)
/** Nouns that say too little with their article alone. */
const bareNouns = anyPhrase(`
  server, datei, seite, befehl, knopf, option, einstellung, feld, wert, nutzer, benutzer, vorgang, system, formular,
  schritt, ergebnis, link, anwendung, dokument, abschnitt, funktion, projekt, gruppe, liste, tabelle, nachricht, konto,
  name, nummer, daten, aufbau, prozess, ablauf`)

export const grammar: Grammar = {
  functionWords,
  determiners,
  verbs: new Set([...auxiliaries, ...verbs]),
  clauseWords,
  subjectless: opensWith(
    `enthält, umfasst, kostet, dauert, beinhaltet, bietet, braucht, beginnt, startet, endet, gilt, unterstützt,
    ermöglicht, erlaubt, besteht, gehört, eignet sich, zeigt, liefert, wird, ist, sind, hat, haben, war, wurde, kann,
    muss, inklusive, inkl, zuzüglich, zzgl, ab, bis zu, mindestens, höchstens, maximal, pro`,
    `(?:${anyPhrase('auch, nur, derzeit, nicht, jetzt, immer, meist, ganzjährig, täglich')} )*${anyPhrase(`
      verfügbar, erhältlich, kostenlos, kostenfrei, gratis, geöffnet, geschlossen, enthalten, ideal, geeignet, perfekt,
      empfohlen, optional, erforderlich, gültig, gegründet, entwickelt, begrenzt, buchbar, möglich`)}`,
  ),
  speaker: opensWith('wir, unser, unsere, unserem, unseren, unserer, unseres, ich, mein, meine, bei uns'),
  imperative: opensWith(
    `bitte, klicke, klick, gehe, geh, öffne, wähle, gib, kopiere, füge, erstelle, lösche, entferne, ändere, installiere,
    lade, starte, aktiviere, deaktiviere, melde, prüfe, achte, beachte, ruf, rufe, schreib, schreibe, bring, bringe, nimm,
    vereinbare, buche, nutze, verwende, stelle, trage, warte, vermeide, denke, vergiss, speichere`,
    String.raw`\p{L}+en sie`,
  ),
  circumstance: opensWith(
    `wenn, falls, sobald, sofern, nachdem, bevor, während, weil, da, um, für, in, im, auf, an, am, bei, beim, mit, ohne,
    innerhalb, ab, bis, nach, vor, seit, von, vom, zu, zum, zur, unter, über, durch, sie, ihr, ihre, du, dein, deine, man,
    alle, viele, einige, manche, jede, jeder, jedes, es, was, wer, wie, nur, nicht, kein, keine, außerdem, zudem,
    darüber hinaus, zusätzlich, ferner, zunächst, zuerst`,
    `(?:der|die|das) ${bareNouns}`,
  ),
  dependent: opensWith(
    `dies, diese, dieser, dieses, diesen, diesem, jene, jener, jenes, solche, solcher, solches, dabei, dazu, dafür, damit,
    dadurch, daraus, darin, darauf, darüber, danach, dann, daneben, davon, davor, dagegen, dort, hier, hierzu, hierfür,
    hierbei, beide, beides, andernfalls, sonst, ansonsten, zum beispiel, anschließend, stattdessen, ebenso, genauso,
    letztere, letzterer, erstere, erstens, zweitens, drittens, schließlich, deshalb, daher, deswegen, somit, also, sein,
    seine, deren, dessen, oder`,
    `(?:in|bei|mit|nach|vor|für|aus|zu|unter|während|wegen|durch) ${anyPhrase(`
      diesem, dieser, diesen, dieses, dem fall, ihm, ihr, ihnen`)}`,
    '(?:wenn|falls|sobald|weil|da|nachdem|bevor) (?:ja|nicht|das|dies|es|er|diese)',
    `das ${anyPhrase(`
      ist, sind, war, wird, bedeutet, gilt, geht, funktioniert, hilft, macht, kann, heißt, kostet, dauert, passt, liegt,
      hat, muss, soll`)}`,
  ),
  pointingBack: /(?<!\p{L})diese[rsmn]? (?!woche|monat|jahr|seite|tag)\p{L}+/u,
  demonstrative: /^Diese[rs]? (\p{Lu}\p{L}+) /u,
  linking: /^(?:und|aber|denn|doch)\s+/iu,
  // "Sie" is also how a reader is addressed, with the verb of the plural: with one of the singular it is she.
  pronoun: new RegExp(String.raw`^(Er|Es|Sie(?= ${singularVerb}(?!\p{L})))(?=\s)`, 'u'),
  references: wordSet(
    `er sie es das die den dem dies diese dieser dieses dort da dann dafur davon damit dazu dabei darauf darin auch noch
    sonst stattdessen beides ihn ihm denen`,
  ),
  continuing: opensWith(
    `und, oder, aber, auch, noch, dann, nur, ok, okay, was ist mit, wie sieht, ist das, geht das, gilt das,
    kann man das`,
  ),
  expletive: opensWith(`
    es gibt, es ist möglich, es ist wichtig, es ist notwendig, es ist nicht, es ist ratsam, es empfiehlt, es lohnt,
    es kann, es können, es wird, es werden, es besteht, es bestehen, es gelten, es gilt, es handelt, es geht, es fallen,
    es stehen, es sind, es müssen, es muss`),
  agrees: (pronoun, subject) => {
    const person = !determiners.has(subject.split(' ')[0]!.toLowerCase())
    if (pronoun === 'Es') return neuter.test(subject)
    return person || (pronoun === 'Er' ? masculine : feminine).test(subject)
  },
  replaced: (_pronoun, follows, subject) => `${subject}${follows}`,
}
