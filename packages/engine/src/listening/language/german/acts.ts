import type { ActPhrases } from '../pack.ts'
import { anywherePattern } from '../phrases.ts'

export const acts: ActPhrases = {
  callMe: anywherePattern(
    '(ruf|ruft|rufen sie) (mich|uns) .{0,30}(an|zuruck)$, (ruf|ruft|rufen sie) (mich|uns) .{0,30}(an|zuruck) (am|ab|nach|vor|unter|heute|morgen|bitte|wenn), (ruckruf|anruf) bitte, bitte (um )?(ruckruf|anrufen|zuruckrufen)',
  ),
  outside:
    /(?:\b(?:jobs?|stellen?|minijob|aushilf|arbeiten bei|cv|seo|studie)\b|bewerb|beworben|stellenan|einstell|stellt ihr|stellen sie|praktik|ausbildung|azubi|werkstudent|lebenslauf|quereinst|initiativ|bachelorarbeit|masterarbeit|abschlussarbeit|facharbeit|hausarbeit|referat|umfrage|interview|journalist|redaktion|zeitung|presse|reporter|lieferant|beliefern|vertreter|sponsor|spende|kooperation|kooperier|zusammenarbeit|vermittl|headhunt|verkaufe|wir bieten|unser angebot|unsere produkte|werbung|anzeige|verlink)/u,
  noPerson: anywherePattern(
    '(kein|keine|keinen) (mensch|menschen|person|mitarbeiter|mitarbeiterin|berater|beraterin|ruckruf|anruf), (nicht|niemanden) (anrufen|zuruckrufen|sprechen), (anrufen|anruf|telefonieren|telefon|telefonisch) [bitte|lieber] nicht, muss (mich|uns) (niemand|keiner) anrufen, (ich|wir) (ruf|rufe|rufen) .{0,30}an',
  ),
  wish: anywherePattern(
    '(schicken|senden|setzen|notieren|merken|reservieren|buchen|rufen|geben) sie (bitte|mir|mich|uns|jemanden|jemand|einfach), (schickt|setzt|notiert|merkt|reserviert|bucht|ruft|gebt) (bitte|mir|mich|uns), sollen (mir|mich|uns) .{0,40}(schicken|senden|anrufen|geben), ((konnen|konnten|wurden) sie|(konnt|konntet|wurdet) ihr|(kannst|konntest|wurdest) du) .{0,60}(kummern|ubernehmen|ansehen|anschauen|vorbeischauen|buchen|reservieren|schicken|senden|anrufen|zuruckrufen|vorbeikommen|kommen|helfen|reparieren|erstellen|notieren|einplanen|vormerken|eintragen), (kann|konnte|wurde) (jemand|einer|wer), (kann|konnte|darf) (ich|man) .{0,40}(buchen|reservieren|bestellen|vereinbaren|vorbeikommen|vorbeibringen)',
  ),
  wants: anywherePattern(`
    (brauche|brauchen|brauchte|brauchten|braucht|mochte|mochten|will|wollen|suche|suchen|sucht), (hatte|hatten|wurde|wurden) .{0,20}(gern|gerne), (gern|gerne) (hatte|hatten|wurde|wurden),
    (termin|buchen|reservieren|anmelden|anmeldung|interessiert|interesse|interessiere|interessieren|uberlege|uberlegen|angebot)`),
}
