/** What a person may make of 'Verified', and what comes before any rule. */
export function VerifiedMeaning() {
  return (
    <section aria-labelledby="verified" className="flex max-w-[70ch] flex-col gap-2">
      <h2 id="verified" className="font-semibold">
        What “Verified” means
      </h2>
      <p className="text-muted">
        We quote the rule’s words from a published copy that we name. Somebody who did not write our entry
        compared the two and counted its dates again. When the entry changes, or the check gets too old, it is
        not verified any more.
      </p>
      <p className="text-muted">
        Before you rely on a rule that is not verified, ask the court’s clerk how many days you have. Your
        summons, the court’s local rules and the judge’s orders come before any rule here.
      </p>
    </section>
  );
}

/** What it says of a rule that others read it otherwise. */
export function DisputedMeaning() {
  return (
    <section aria-labelledby="disputed" className="flex max-w-[70ch] flex-col gap-2">
      <h2 id="disputed" className="font-semibold">
        What “Disputed” means
      </h2>
      <p className="text-muted">
        A court or somebody who writes about the law reads the rule otherwise than our entry. What they say
        stands at the rule, with the place where we read it. We choose no date by such a rule: ask the clerk
        how your court reads it.
      </p>
    </section>
  );
}
