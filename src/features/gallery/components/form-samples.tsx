import { useState } from 'react';
import { AmountField } from '@/parts/amount-field/amount-field';
import { Checkbox } from '@/ui/form/checkbox';
import { CodeField } from '@/ui/form/code-field';
import { CountryField } from '@/ui/form/country-field';
import { PasswordField } from '@/ui/form/password-field';
import { PhoneField } from '@/ui/form/phone-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { SelectField } from '@/ui/form/select-field';
import { StrengthMeter, type Strength } from '@/ui/form/strength-meter';
import { TextArea } from '@/ui/form/text-area';
import { TextField } from '@/ui/form/text-field';
import { Samples, Section } from './section';

const CURRENCIES = [
  { value: 'USDT', label: 'Tether (USDT)' },
  { value: 'BNB', label: 'BNB' },
  { value: 'WBNB', label: 'Wrapped BNB (not accepted here)', isDisabled: true },
];

const PLANS = [
  { value: '90', name: '90 days', rest: '6.5% a year, from 10 FNX' },
  { value: '180', name: '180 days', rest: '8.25% a year, from 10 FNX' },
  { value: '365', name: '365 days', rest: 'Fully subscribed', isDisabled: true },
];

const strengthOf = (password: string): Strength =>
  ([12, 9, 6, 3] as const).reduce<Strength>(
    (strength, length, index) =>
      strength === 0 && password.length >= length ? (([4, 3, 2, 1] as const)[index] ?? 0) : strength,
    0,
  );

export function AmountSamples() {
  const [amount, setAmount] = useState('500.00');
  return (
    <Section title="Amounts to be typed">
      <Samples>
        <AmountField
          label="You pay"
          hint="Balance 2,140.55 USDT"
          unit="USDT"
          places={6}
          value={amount}
          onValue={setAmount}
          onMax={() => setAmount('2140.55')}
        />
        <AmountField label="You receive" hint="Calculated from what you pay" unit="FNX" value="40.0641" />
        <AmountField
          label="Too much"
          error="Your balance is 2,140.55 USDT. Pay less, or add to it."
          unit="USDT"
          value="9000"
          onValue={() => undefined}
        />
        <AmountField label="Nothing yet" hint="From 50 USDT" unit="USDT" value="" onValue={() => undefined} />
      </Samples>
    </Section>
  );
}

function PasswordSample() {
  const [password, setPassword] = useState('correct h');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      meter={<StrengthMeter strength={strengthOf(password)} advice="Twelve characters or more are hard to guess" />}
    />
  );
}

function PhoneSamples() {
  const [phone, setPhone] = useState({ country: 'CH', national: '44 668 18 00' });
  return (
    <>
      <PhoneField label="Phone" hint="A code is sent to it." value={phone} onValue={setPhone} />
      <PhoneField
        label="Phone with a mistake"
        error="A number of this country has nine digits."
        value={{ country: 'CH', national: '44 66' }}
        onValue={() => undefined}
      />
    </>
  );
}

export function FieldSamples() {
  const [code, setCode] = useState('');
  const [country, setCountry] = useState('');
  return (
    <Section title="Fields">
      <Samples>
        <TextField label="E-mail" type="email" hint="Where codes and receipts go." placeholder="name@example.com" />
        <TextField
          label="E-mail with a mistake"
          type="email"
          defaultValue="amelia@"
          error="Type the whole address, such as name@example.com."
        />
        <CodeField label="Phone code" hint="Sent to the number that ends in 00." value={code} onValue={setCode} />
        <PasswordSample />
        <PhoneSamples />
        <SelectField label="Pay with" options={CURRENCIES} defaultValue="USDT" />
        <TextArea label="Message" hint="Leave out passwords and codes." />
        <CountryField label="Country" hint="Where you live and pay tax." value={country} onValue={setCountry} />
        <SelectField
          label="Pay with, refused"
          options={CURRENCIES}
          defaultValue="BNB"
          error="BNB is not accepted for this order."
        />
      </Samples>
    </Section>
  );
}

export function ChoiceSamples() {
  const [plan, setPlan] = useState<string | null>('90');
  return (
    <Section title="Choices">
      <Samples>
        <RadioCards label="Plan" cards={PLANS} value={plan} onValue={setPlan} />
        <div>
          <Checkbox label="I accept the terms" defaultChecked />
          <Checkbox label="I understand the risks" error="Read the risks and tick the box to continue." />
          <Checkbox label="Tell me about dividends" hint="By e-mail, at most four times a year." disabled />
        </div>
      </Samples>
    </Section>
  );
}
