import type { LanguagePack } from '../language_pack.ts'
import { anywhere } from '../patterns.ts'

const amount = String.raw`€\s?\d\S*, \d\S*\s?(?:€|eur|euro|chf|franken|cent)`

export const topics: LanguagePack['topics'] = {
  pricing: anywhere(String.raw`
    ${amount}, \p{L}*preise?\p{L}*, kostet, kosten\p{L}*, gebühr\p{L}*, gratis, rabatt\p{L}*, rechnung\p{L}*, zahlung\p{L}*,
    bezahl\p{L}*, zahlen, zahlbar, abonnement\p{L}*, abo, erstattung\p{L}*, mehrwertsteuer, mwst, steuern?, budget\p{L}*,
    honorar\p{L}*, tarif\p{L}*, anzahlung, pro monat, pro jahr, pro stunde, pro tag, pro person, monatlich\p{L}*,
    jährlich\p{L}*, stundensatz, günstig\p{L}*, teuer`),
  track_record: anywhere(String.raw`
    kunden, kundinnen, fallstudie\p{L}*, referenz\p{L}*, auszeichnung\p{L}*, ausgezeichnet\p{L}*, preisträger\p{L}*,
    zertifizier\p{L}*, gegründet\p{L}*, gründete\p{L}*, seit (?:19|20)\d\d, erfahrung\p{L}*, erfolg\p{L}*, bewertung\p{L}*,
    abgeschlossen\p{L}*, gesteigert, gesenkt, geschichte, meilenstein\p{L}*, projekte umgesetzt`),
  people: anywhere(String.raw`
    team\p{L}*, gründer\p{L}*, geschäftsführ\p{L}*, inhaber\p{L}*, mitarbeit\p{L}*, kolleg\p{L}*, leiter\p{L}*, leitet,
    leitung, partner\p{L}*, berater\p{L}*, ingenieur\p{L}*, entwickler\p{L}*, designer\p{L}*, expert\p{L}*, spezialist\p{L}*,
    ansprechpartner\p{L}*, studierte, geboren, herr, frau, dr, prof, trainer\p{L}*, ärzt\p{L}*, arzt, lehrer\p{L}*, personal,
    wer wir sind`),
  offer: anywhere(String.raw`
    angebot\p{L}*, bietet, bieten, leistung\p{L}*, dienstleistung\p{L}*, paket\p{L}*, produkt\p{L}*, umfasst, umfassen,
    enthält, enthalten, beinhalt\p{L}*, funktion\p{L}*, lösung\p{L}*, workshops?, kurse?n?, programm\p{L}*,
    spezialisier\p{L}*, beratung\p{L}*, wir helfen, erhältlich, verfügbar, verkauf\p{L}*, vermiet\p{L}*, unterstütz\p{L}*,
    ermöglich\p{L}*`),
  method: anywhere(String.raw`
    prozess\p{L}*, methode\p{L}*, ansatz, vorgehen\p{L}*, vorgehensweise, ablauf, abläufe, arbeitsweise, wie wir,
    wir beginnen, wir starten, wir arbeiten, wir glauben, phasen?, grundsätze?, prinzip\p{L}*, agil\p{L}*, strategie\p{L}*,
    qualität\p{L}*, werte, philosophie, jedes projekt, richtlinien?, standards?, zunächst`),
  practical: anywhere(String.raw`
    öffnungszeit\p{L}*, geöffnet, geschlossen, sprechzeit\p{L}*, sprechstunde\p{L}*, adresse, anschrift, standort\p{L}*,
    telefon\p{L}*, tel, e-?mail, kontakt\p{L}*, parkpl\p{L}*, parken, anfahrt, liefer\p{L}*, versand\p{L}*, rückgabe\p{L}*,
    termin\p{L}*, buchen, buchung, buchungen, buchbar, storn\p{L}*, absag\p{L}*, frist\p{L}*, montags?, dienstags?,
    mittwochs?, donnerstags?, freitags?, samstags?, sonntags?, wochenende\p{L}*, feiertag\p{L}*, sprachen?, anleitung,
    schritte?, einstellung\p{L}*, klick\p{L}*, anmeld\p{L}*, passwort, install\p{L}*, barrierefrei\p{L}*, uhr`),
}
