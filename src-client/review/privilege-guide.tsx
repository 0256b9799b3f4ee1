import { Disclosure } from '../ui/disclosure.tsx';

/** What each claim needs, what loses it, and what to do after a slip. */
export function PrivilegeGuide() {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2 text-sm">
      <Disclosure label="What can be privileged">
        <ul className={LIST}>
          <li>
            <b>Attorney–client privilege:</b> what you and your lawyer say in private to ask for or give legal
            advice.
          </li>
          <li>
            <b>Work product:</b> prepared because a lawsuit is under way or expected (FRCP 26(b)(3)). Your own
            notes can qualify although you have no lawyer. Verify with the clerk or a law library: we state
            this from memory.
          </li>
          <li>
            Usually neither: what you told your spouse or a friend, and the facts themselves. A copy to an
            outsider can lose the privilege. Verify this too: it differs from state to state.
          </li>
          <li>
            Since December 1, 2025, there is a new rule in federal court. The discovery plan must say when and
            how both sides trade privilege logs (FRCP 26(f)(3)(D), 16(b)).
          </li>
        </ul>
      </Disclosure>
      <Disclosure label="If something privileged went out by mistake">
        <ul className={LIST}>
          <li>
            Tell the other side at once, in writing, what you claim and why. They must then return, sequester
            or destroy it, and may not use it until the claim is decided (FRCP 26(b)(5)(B)).
          </li>
          <li>
            You keep the privilege if you did not mean to send it, had taken fair care, and acted fast (FRE
            502(b)).
          </li>
          <li>
            Before you produce, you can ask the judge for an order under FRE 502(d): then a slip waives
            nothing, here or in any other court. State courts have rules of their own.
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}

const LIST = 'my-2 ml-5 flex max-w-[80ch] list-disc flex-col gap-1.5';
