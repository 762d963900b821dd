import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in German. */
export const germanMessages: ReactAdminMessages = {
  ra: {
    action: {
      cancel: 'Abbrechen',
      confirm: 'Bestätigen',
      create: 'Erstellen',
      delete: 'Löschen',
      show: 'Anzeigen',
      undo: 'Rückgängig',
      update: 'Aktualisieren',
    },
    page: {
      create: '%{name} erstellen',
      edit: '%{name} %{recordRepresentation}',
      list: '%{name}',
      show: '%{name} %{recordRepresentation}',
    },
    input: {
      references: {
        all_missing: 'Die verknüpften Angaben wurden nicht gefunden.',
        many_missing: 'Mindestens eine der verknüpften Angaben ist offenbar nicht mehr vorhanden.',
        single_missing: 'Die verknüpfte Angabe ist offenbar nicht mehr vorhanden.',
      },
    },
    message: {
      delete_content: 'Möchten Sie %{name} wirklich löschen?',
      delete_title: '%{name} %{recordRepresentation} löschen',
      invalid_form: 'Das Formular ist nicht vollständig gültig. Bitte prüfen Sie die markierten Felder.',
      select_all_limit_reached: 'Es gibt zu viele Einträge, um alle auszuwählen. Nur die ersten %{max} wurden ausgewählt.',
      unsaved_changes: 'Einige Ihrer Änderungen sind nicht gespeichert. Möchten Sie sie wirklich verwerfen?',
    },
    navigation: { next: 'Zur nächsten Seite', previous: 'Zur vorherigen Seite' },
    auth: { auth_check_error: 'Bitte melden Sie sich an, um fortzufahren' },
    notification: {
      updated: 'Änderung gespeichert |||| %{smart_count} Änderungen gespeichert',
      created: 'Eintrag erstellt',
      deleted: 'Eintrag gelöscht |||| %{smart_count} Einträge gelöscht',
      item_doesnt_exist: 'Der Eintrag existiert nicht',
      http_error: 'Der Dienst ist nicht erreichbar',
      data_provider_error: 'Die Daten konnten nicht geladen werden. Einzelheiten stehen in der Konsole des Browsers.',
      i18n_error: 'Die Übersetzungen für die gewählte Sprache konnten nicht geladen werden',
      logged_out: 'Ihre Anmeldung ist abgelaufen, bitte melden Sie sich erneut an.',
      not_authorized: 'Sie haben dafür keine Berechtigung.',
    },
    validation: {
      required: 'Pflichtfeld',
      minLength: 'Mindestens %{min} Zeichen',
      maxLength: 'Höchstens %{max} Zeichen',
      minValue: 'Mindestens %{min}',
      maxValue: 'Höchstens %{max}',
      number: 'Muss eine Zahl sein',
      email: 'Muss eine gültige E-Mail-Adresse sein',
      oneOf: 'Muss einer dieser Werte sein: %{options}',
      regex: 'Muss einem bestimmten Format entsprechen (regulärer Ausdruck): %{pattern}',
      unique: 'Muss eindeutig sein',
    },
  },
};
