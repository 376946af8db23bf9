/** French, for a phone without a signal. */
export default {
  "phone.title": "Sans réseau",
  "phone.about":
    "Une fois préparé, ce téléphone calcule lui-même les scores, corrige, tranche et commence de nouvelles parties là où il n’y a pas de réseau. Ce que tu saisis est envoyé dès qu’il y en a.",
  "phone.offer": "Préparer ce téléphone à l’absence de réseau ({size})",
  "phone.loading": "Chargement : {done} sur {size}",
  "phone.starting": "C’est chargé. Un premier démarrage a lieu, qui peut prendre une minute.",
  "phone.ready": "Ce téléphone est prêt pour l’absence de réseau. Cela y occupe {size}.",
  "phone.outdated":
    "Referee a été mis à jour. Ce téléphone se sert de ce qu’il a jusqu’à ce que la mise à jour soit chargée.",
  "phone.update": "Charger la mise à jour ({size})",
  "phone.remove": "Retirer",
  "phone.failed.connection": "Tout n’a pas pu être chargé. Réessaie avec une connexion.",
  "phone.failed.room": "Il n’y a pas assez de place sur ce téléphone.",
  "phone.failed.start": "Cela ne démarre pas dans ce navigateur. Tout le reste marche comme avant.",
  "phone.failed.today": "Cela n’a pas démarré aujourd’hui ; nouvel essai demain. Tout le reste marche comme avant.",
};
