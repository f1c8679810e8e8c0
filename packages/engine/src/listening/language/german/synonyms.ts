import { lines } from '../phrases.ts'

export const synonyms = lines(`
  doppelzimmer, dz
  einzelzimmer, ez
  abend, abends, feierabend, nach der arbeit
  gelost, erledigt, behoben, geklappt, klappt, funktioniert, geht, solved
  jetzt, sofort, so bald wie moglich, so schnell wie moglich, schnellstmoglich, baldmoglichst, umgehend, gleich, heute, dringend, asap, as soon as possible, now, moglichst bald, moglichst schnell, sobald wie moglich
  spater, irgendwann, nachstes jahr, nicht eilig, hat zeit, later, keine eile, eilt nicht, nicht dringend, kann warten, hat keine eile
  quartal, drei monate, nachsten drei monaten, nachste monate, nachsten monaten, quarter, nachstes quartal
  telefon, telefonisch, per telefon, anruf, anrufen, am telefon, phone, by phone, telefonat, handy
  video, videocall, videoanruf, zoom, online, teams, virtuell, by video, per video, videokonferenz
  vor ort, personlich, in person, bei ihnen, bei uns, prasenz, im buro, vorbeikommen
  qualitat, quality, gute arbeit, saubere arbeit, sauber verarbeitet, gut verarbeitet
  tempo, schnell, schnelligkeit, geschwindigkeit, speed, zugig
  preis, preise, kosten, price, gunstig
  beratung, beraten, rat, advice
  betreuung, unterstutzung, support, lasting support, wartung, dauerhafte betreuung, nachbetreuung
  montag, montags, monday, mon, mo
  dienstag, dienstags, tuesday, tue, di
  mittwoch, mittwochs, wednesday, wed, mi
  donnerstag, donnerstags, thursday, thu, do
  freitag, freitags, friday, fri, fr
  samstag, samstags, saturday, sat, sonnabend
  sonntag, sonntags, sunday, sun
  ich entscheide, entscheide ich, inhaber, inhaberin, geschaftsfuhrer, geschaftsfuhrerin, nur ich, ich allein, i decide, decides, treffe die entscheidung
  ich empfehle, empfehle ich, recommends, i recommend, gebe eine empfehlung, gebe eine empfehlung ab, schlage vor
  informiere, hole angebote, sammle angebote, angebote einholen, recherchiere, sammle informationen, informationen, vergleiche, schaue mich um, sehe mich um, researches, i am gathering information, recherche
  dieses quartal, diesem quartal, this quarter
  dieser monat, diesen monat, diesem monat, this month
  dieses jahr, diesem jahr, this year, im laufe des jahres
  tage, ein paar tage, paar tagen, wenigen tagen, einigen tagen, seit gestern, letzte nacht, letzter nacht, seit heute, seit montag, seit dienstag, seit mittwoch, seit donnerstag, seit freitag, seit samstag, seit sonntag, days, a few days
  wochen, ein paar wochen, paar wochen, wenigen wochen, einigen wochen, weeks, a few weeks
  monate, einige monate, paar monaten, einigen monaten, mehreren monaten, months, some months, halbes jahr
  blocked, ich komme nicht weiter, wir kommen nicht weiter
  langer, lange, seit jahren, jahre, jahren, longer, ewig`)
