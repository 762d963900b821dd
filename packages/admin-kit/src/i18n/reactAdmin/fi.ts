import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in Finnish. */
export const finnishMessages: ReactAdminMessages = {
  ra: {
    action: { cancel: 'Peruuta', confirm: 'Vahvista', create: 'Luo', delete: 'Poista', show: 'Näytä', undo: 'Kumoa', update: 'Päivitä' },
    page: { create: 'Luo %{name}', edit: '%{name} %{recordRepresentation}', list: '%{name}', show: '%{name} %{recordRepresentation}' },
    input: {
      references: {
        all_missing: 'Liitettyjä tietoja ei löytynyt.',
        many_missing: 'Ainakin yhtä liitetyistä tiedoista ei näytä enää olevan.',
        single_missing: 'Liitettyä tietoa ei näytä enää olevan.',
      },
    },
    message: {
      delete_content: 'Haluatko varmasti poistaa: %{name}?',
      delete_title: 'Poista %{name} %{recordRepresentation}',
      invalid_form: 'Lomakkeessa on virheitä. Tarkista merkityt kentät.',
      select_all_limit_reached: 'Kohteita on liikaa, jotta ne kaikki voisi valita. Vain ensimmäiset %{max} valittiin.',
      unsaved_changes: 'Osaa muutoksistasi ei ole tallennettu. Haluatko varmasti hylätä ne?',
    },
    navigation: { next: 'Siirry seuraavalle sivulle', previous: 'Siirry edelliselle sivulle' },
    auth: { auth_check_error: 'Jatka kirjautumalla sisään' },
    notification: {
      updated: 'Muutos tallennettu |||| %{smart_count} muutosta tallennettu',
      created: 'Kohde luotu',
      deleted: 'Kohde poistettu |||| %{smart_count} kohdetta poistettu',
      item_doesnt_exist: 'Kohdetta ei ole',
      http_error: 'Palveluun ei saatu yhteyttä',
      data_provider_error: 'Tietoja ei voitu hakea. Lisätietoja on selaimen konsolissa.',
      i18n_error: 'Valitun kielen käännöksiä ei voitu ladata',
      logged_out: 'Kirjautumisesi on vanhentunut, kirjaudu uudelleen.',
      not_authorized: 'Sinulla ei ole oikeutta tähän.',
    },
    validation: {
      required: 'Pakollinen',
      minLength: 'Vähintään %{min} merkkiä',
      maxLength: 'Enintään %{max} merkkiä',
      minValue: 'Vähintään %{min}',
      maxValue: 'Enintään %{max}',
      number: 'Arvon on oltava luku',
      email: 'Sähköpostiosoitteen on oltava kelvollinen',
      oneOf: 'Arvon on oltava jokin näistä: %{options}',
      regex: 'Arvon on noudatettava määrättyä muotoa (säännöllinen lauseke): %{pattern}',
      unique: 'Arvon on oltava yksilöllinen',
    },
  },
};
