// Baccarat: the Fightback card, and collecting commission.
(() => {
  const {root} = dealer;

  dealer.extraCard = () => dealer.word('fightback-card');

  dealer.does.collect = async () => {
    const reply = await dealer.play([{collect: {seat: dealer.seat()}}]);
    dealer.say(reply.ok ? dealer.word('collected', dealer.seat()) : dealer.why(reply), !reply.ok);
  };

  dealer.onShow(feed => {
    root.querySelector('[data-do=collect]').disabled = dealer.idle() || feed.mode !== 'betting' || !feed.owed;
  });
})();
